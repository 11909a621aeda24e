import { formMessages } from '@frontage/form-runtime';
import { defineTexts, type SaidTexts } from '../../texts/block-texts';
import { captchaTexts } from './captcha/captcha.texts';

/**
 * The texts of a form on a page: those of the form runtime by their codes, and those of its markup.
 */
export const formTexts = defineTexts('form', {
  ...formMessages,
  ...captchaTexts.english,
  /** The label of the field that people leave blank and programs fill in. */
  trap: 'Leave this field empty',
});

/** The same, ready for use. */
export type FormBlockTexts = SaidTexts<typeof formTexts>;
