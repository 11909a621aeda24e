import { formMessages } from '@frontage/form-runtime';
import { defineTexts } from '../../../texts/block-texts';

/** What a form says of its captcha. */
export const captchaTexts = defineTexts('form', {
  CAPTCHA_INCOMPLETE_ERROR: formMessages.CAPTCHA_INCOMPLETE_ERROR,
  /** The captcha loads, or the browser solves it by itself. */
  captchaWorking: 'Checking that you are human…',
  /** It is the visitor's turn. */
  captchaWaiting: 'Complete the CAPTCHA.',
  captchaSolved: 'The check is complete. You can send the form.',
  /** Something of it did not come or did not work. */
  captchaFailed: 'The check did not work. Send the form to try again.',
  captchaExpired: 'The check has expired and will run again.',
});
