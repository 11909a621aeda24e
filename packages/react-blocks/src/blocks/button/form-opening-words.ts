import { readBlockJson } from '@frontage/core-lifecycle/dom';
import { storedFields } from '../../stored/stored-fields';
import { buttonAttributes } from './button.parts';

/** What a form above the page says around itself. */
export interface FormOpeningWords {
  /** The name of what closes it. */
  readonly close: string;
  /** While it is fetched. */
  readonly loading: string;
  /** If it does not come [8.18]. */
  readonly failed: string;
  /** Fetches it once more. */
  readonly again: string;
  /** Leads to the page that has it. */
  readonly page: string;
}

/** Reads them from the root of a button; undefined for one that opens no form. Never throws. */
export function readFormOpeningWords(root: HTMLElement): FormOpeningWords | undefined {
  if (!root.hasAttribute(buttonAttributes.form)) return undefined;
  const fields = storedFields(readBlockJson(root, buttonAttributes.form));
  return {
    close: fields.text('close'),
    loading: fields.text('loading'),
    failed: fields.text('failed'),
    again: fields.text('again'),
    page: fields.text('page'),
  };
}
