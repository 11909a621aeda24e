import { formMessages } from '@frontage/form-runtime';
import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/**
 * The texts of a form on a page: those of the form runtime by their codes, and those of its markup.
 */
export const formTexts = defineTexts('form', {
  ...formMessages,
  /** The name of the field that people leave blank and programs fill in. */
  trap: 'Leave this field empty',
  /** The captcha loads, or the browser solves it by itself. */
  captchaWorking: 'Checking that you are a person…',
  /** It is the visitor's turn. */
  captchaWaiting: 'Please complete the CAPTCHA.',
  captchaSolved: 'The check is complete, you can send the form.',
  /** Something of it did not come or did not work. */
  captchaFailed: 'The check did not work. Send the form to try it again.',
  captchaExpired: 'The check has expired and will be made again.',
});

/** The same, ready to be said. */
export type FormBlockTexts = SaidTexts<typeof formTexts>;
