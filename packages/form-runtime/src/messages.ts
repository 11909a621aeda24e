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
 * Every text a visitor can see in a form, by code, in English. `{…}` is filled in. The
 * browser's own, those on kinds of field and those on captchas stand in files of their
 * own, so that a page loads no others.
 */
export const formMessages = {
  ...browserMessages,
  ...kindMessages,
  ...fileMessages,
  ...captchaMessages,
  /** The values could not be read [8.02]. */
  PARSE_ERROR: 'Could not parse the form fields, please check your entries.',
  /** The server found fields wrong without saying which [8.02]. */
  INVALID_FIELDS: 'One or more fields is invalid, please check your entries.',
} as const;

/** The code of a text in `formMessages`. */
export type FormCode = keyof typeof formMessages;

/** Texts in place of the English ones: a text with the same `{…}`, or a function. */
export type FormTexts = { readonly [Code in FormCode]?: MessageText };

/**
 * The text for a code, with its `{…}` filled in; one without a value stays as it is.
 *
 * @param texts texts in place of the English ones
 * @example
 * formMessage('REQUIRED', {}, { title: 'Name' }); // 'Name is required.'
 */
export function formMessage(code: FormCode, texts: FormTexts = {}, values?: MessageValues): string {
  return messageText(texts[code] ?? formMessages[code], values);
}
