import { formMessages, type FormTexts } from '@frontage/form-runtime';

/** The texts of a form on a page: those of the form runtime by their codes, and those of its markup. */
export interface FormBlockTexts extends FormTexts {
  /** Behind the title of a field that may stay blank. */
  readonly optional: string;
  /** The name of the field that people leave blank and programs fill in. */
  readonly trap: string;
}

/** Those in English. */
export const formBlockTexts: FormBlockTexts = {
  ...formMessages,
  optional: '(optional)',
  trap: 'Leave this field empty',
};
