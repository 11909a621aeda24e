import { formMessages } from '@frontage/form-runtime';
import { defineTexts } from '../../../texts/block-texts';

/** The texts of a form about its captcha. */
export const captchaTexts = defineTexts('form', {
  CAPTCHA_INCOMPLETE_ERROR: formMessages.CAPTCHA_INCOMPLETE_ERROR,
  /** The captcha loads, or the browser solves it by itself. */
  captchaWorking: 'Checking that you are human…',
  /** The visitor has to act. */
  captchaWaiting: 'Complete the CAPTCHA.',
  captchaSolved: 'The check is complete. You can send the form.',
  /** A part of it failed to load or to work. */
  captchaFailed: 'The check did not work. Send the form to try again.',
  captchaExpired: 'The check has expired and will run again.',
});
