import { storedFields } from '../../stored/stored-fields';
import { readRichText, type RichNode } from './rich-text';

/** A text block as a page document stores it. */
export interface StoredText {
  nodes: RichNode[];
  align: 'start' | 'center';
}

/** Reads a stored text block; never throws. */
export function readStoredText(raw: unknown): StoredText {
  const fields = storedFields(raw);
  return {
    nodes: readRichText(fields.raw('nodes')),
    align: fields.choice('align', ['start', 'center'], 'start'),
  };
}
