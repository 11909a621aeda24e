import type { FieldErrors, FormValues } from '@frontage/form-runtime';
import type { SubmissionPage } from '@frontage/site-model';

/** How a form was answered, for a visitor without scripts. */
export interface FormResult {
  /** The form that was sent. */
  formId: string;
  /** `sent`: it arrived; `failed`: something is wrong with it. */
  status: 'sent' | 'failed';
  /** What the visitor had entered; kept when it failed. */
  values: FormValues;
  /** What is wrong, by field id. */
  errors: FieldErrors;
  /** What is wrong as a whole, instead of the usual sentence above the errors. */
  message?: string | undefined;
}

/** The page a form stands on, as its submission tells it [3.05]. */
export interface FormPage {
  id: string;
  title: string;
  /** The page's path from the root. */
  path: string;
  /** `i` for an item of a collection, `c` for a collection. @default 'c' */
  contentSource?: SubmissionPage['contentSource'] | undefined;
  /** Who may see the page, as its collection has it. @default 1, everybody */
  permissionType?: number | undefined;
}

/** On the block's root: the page as JSON. */
export const formPageAttribute = 'data-form-page';

/** The attributes by which the markup of a form above the page tells its parts. */
export const formOverlayParts = {
  /** The link that opens it; without a script it leads to the form in the page. */
  open: 'data-form-open',
  /** On the dialog around the form; it is open, in the page, until a script closes it. */
  dialog: 'data-form-dialog',
  /** The button that closes it; hidden without a script. */
  close: 'data-form-close',
} as const;

/** Where the frame with the owner's own HTML is, by the form's id [2.17]. */
export function afterAddress(formId: string): string {
  return `/_form/${formId}/after`;
}

/** Names of the controls that are no fields. */
export const formControls = {
  /** The form's id, for a post without scripts. */
  form: 'frontage-form',
  /** Left blank by people; programs fill it in. */
  trap: 'frontage-website',
} as const;
