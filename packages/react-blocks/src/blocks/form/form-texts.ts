import { formMessages, type FormTexts } from '@frontage/form-runtime';

/**
 * The texts of a form on a page: those of the form runtime by their codes, and those of its markup.
 */
export interface FormBlockTexts extends FormTexts {
  /** The name of the field that people leave blank and programs fill in. */
  readonly trap: string;
  /** The captcha loads, or the browser solves it by itself. */
  readonly captchaWorking: string;
  /** It is the visitor's turn. */
  readonly captchaWaiting: string;
  readonly captchaSolved: string;
  /** Something of it did not come or did not work. */
  readonly captchaFailed: string;
  readonly captchaExpired: string;
}

/** Those in English. */
export const formBlockTexts: FormBlockTexts = {
  ...formMessages,
  trap: 'Leave this field empty',
  captchaWorking: 'Checking that you are a person…',
  captchaWaiting: 'Please complete the CAPTCHA.',
  captchaSolved: 'The check is complete, you can send the form.',
  captchaFailed: 'The check did not work. Send the form to try it again.',
  captchaExpired: 'The check has expired and will be made again.',
};
