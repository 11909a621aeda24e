import {
  browserMessages,
  messageText,
  type MessageText,
  type MessageValues,
} from './browser-messages';
import { captchaMessages } from './captcha-messages';
import { fileMessages } from './file-messages';
import { kindMessages } from './kind-messages';

/**
 * Every text of a form, by code, in English. `{…}` is filled in. The browser's own texts, those
 * about kinds of field and those about captchas have separate files, so that a page loads no
 * others.
 */
export const formMessages = {
  ...browserMessages,
  ...kindMessages,
  ...fileMessages,
  ...captchaMessages,
  /** The values could not be read [8.02]. */
  PARSE_ERROR: 'Could not parse the form fields, please check your entries.',
  /** The server rejected fields without naming them [8.02]. */
  INVALID_FIELDS: 'One or more fields is invalid, please check your entries.',
} as const;

/** The code of a text in `formMessages`. */
export type FormCode = keyof typeof formMessages;

/** Texts in place of the English ones: a text with the same `{…}`, or a function. */
export type FormTexts = { readonly [Code in FormCode]?: MessageText };

/**
 * Returns the text for a code, with its `{…}` filled in; a placeholder without a value stays as it
 * is.
 *
 * @param texts texts in place of the English ones
 * @example
 * formMessage('COUNTER', {}, { length: 3, max: 20 }); // '3 / 20'
 */
export function formMessage(code: FormCode, texts: FormTexts = {}, values?: MessageValues): string {
  return messageText(texts[code] ?? formMessages[code], values);
}
