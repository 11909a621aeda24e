import { storedFields } from '../../stored/stored-fields';

/** A form block as a page document stores it: the form itself is stored once, beside the pages. */
export interface StoredForm {
  formId: string;
}

/** Reads a stored form block; never throws. */
export function readStoredForm(raw: unknown): StoredForm {
  return { formId: storedFields(raw).text('formId') };
}
