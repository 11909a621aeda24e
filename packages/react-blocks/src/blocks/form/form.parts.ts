import type { FieldErrors, FormValues } from '@frontage/form-runtime';
import type { SubmissionPage } from '@frontage/site-model';

/** The result of a form, for a visitor without scripts. */
export interface FormResult {
  /** The form that was sent. */
  formId: string;
  /** `sent`: it arrived; `failed`: there are errors. */
  status: 'sent' | 'failed';
  /** The visitor's input; kept after a failure. */
  values: FormValues;
  /** Errors by field id. */
  errors: FieldErrors;
  /** The overall error, instead of the usual sentence above the errors. */
  message?: string | undefined;
}

/** The page with a form, as sent with submissions [3.05]. */
export interface FormPage {
  id: string;
  title: string;
  /** The page's path from the root. */
  path: string;
  /** `i` for an item of a collection, `c` for a collection. @default 'c' */
  contentSource?: SubmissionPage['contentSource'] | undefined;
  /** Who may see the page, from its collection. @default 1, everybody */
  permissionType?: number | undefined;
}

/** On the block's root: the page as JSON. */
export const formPageAttribute = 'data-form-page';

/** Attributes of the parts of a form above the page. */
export const formOverlayParts = {
  /** The link that opens it; without a script it leads to the form in the page. */
  open: 'data-form-open',
  /** On the dialog around the form; open as part of the page until a script closes it. */
  dialog: 'data-form-dialog',
  /** The button that closes it; hidden without a script. */
  close: 'data-form-close',
} as const;

/** Gives the address of the frame with the owner's own HTML, by the form's id [2.17]. */
export function formAfterAddress(formId: string): string {
  return `/_form/${formId}/after`;
}

/** Names of the controls that are not fields. */
export const formControls = {
  /** The form's id, for a post without scripts. */
  form: 'frontage-form',
  /** Left blank by people; programs fill it in. */
  trap: 'frontage-website',
} as const;
