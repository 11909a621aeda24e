import { storedFields } from '../../stored/stored-fields';
import { readRichText } from '../text/rich-text';
import type { AccordionItemData } from './Accordion';

/** An accordion block as a page document stores it. */
export interface StoredAccordion {
  items: AccordionItemData[];
  multiple: boolean;
  firstOpen: boolean;
}

/** Reads a stored accordion block; never throws. */
export function readStoredAccordion(raw: unknown): StoredAccordion {
  const fields = storedFields(raw);
  return {
    items: fields
      .list('items')
      .map((item) => ({ title: item.text('title'), nodes: readRichText(item.raw('nodes')) })),
    multiple: fields.flag('multiple', false),
    firstOpen: fields.flag('firstOpen', false),
  };
}
