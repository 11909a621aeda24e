import { fillText, type TextValues } from '@frontage/site-model';

/** The texts that a browser itself can show, by code, in English. `{…}` is filled in. */
export const browserMessages = {
  /** On the button while a form is sent [8.02]. */
  SUBMITTING: 'Submitting…',
  /** Something threw [8.01] [8.02]. */
  SUBMIT_ERROR: 'Error processing form submission. Please reload and try again.',
  /** No better text is known [8.02]. */
  UNKNOWN_ERROR: 'Unknown error, please try again later.',
  /** No submission key came [8.02]. */
  KEY_ERROR: 'Could not get a form submission key, please try again later.',
  /** Heads the summary above the form [8.02]. */
  ERROR_ABOVE: 'Your form has encountered a problem. Please scroll down to review.',
  /** Behind the fields, points to the summary [8.02]. */
  ERROR_BELOW: 'Your form has encountered a problem. Please scroll up to review.',
  /** The document's title while a form shows what is wrong; ours. */
  ERROR_TITLE: 'Error: {title}',
  /** Stands with what went wrong where no field is wrong; ours. */
  KEPT: 'What you entered is kept here.',
  /** The button that sends the form once more then; ours. */
  RETRY: 'Try again',
  /** The form waits for the net; ours. */
  OFFLINE: 'You are offline. Your form will be sent when you are back online.',
  /** The server did not accept the key [8.03]. */
  401: 'Unable to submit form. Please try again later.',
  /** The server does not know the form [8.03]. */
  404: 'This form has not been configured yet.',
  /** The key was used for other values, whose answer got lost on the way; ours. */
  409: 'An earlier version of this form has arrived. Submit again to send this one too.',
  /** Too many submissions [8.03]. */
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  /** The server failed [8.03]. */
  500: 'Unable to send form. Please try again later.',
  /** Not an email address; `{email}` is an example of one [5.05]. */
  EMAIL_INVALID: 'Email is not valid. Email addresses should follow the format {email}.',
  /** More characters than the field takes [5.06]. */
  TOO_LONG: 'You have exceeded the character limit.',
  /** A required field is blank; ours, no row gives the words. */
  REQUIRED: '{title} is required.',
  /** Characters typed and allowed [5.06]. */
  COUNTER: '{length} / {max}',
} as const;

/** The code of a text in `browserMessages`. */
export type BrowserCode = keyof typeof browserMessages;

/** What is filled into a text. */
export type MessageValues = TextValues;

/** A text with its `{…}`, or a function that makes one. */
export type MessageText = string | ((values: MessageValues) => string);

/** Texts in place of the English ones. */
export type BrowserTexts = { readonly [Code in BrowserCode]?: MessageText };

/** The example that fills `{email}` in `EMAIL_INVALID`; the row leaves it open [5.05]. */
export const emailExample = 'name@example.com';

/** The text for a code that a browser can show, filled in as `formMessage` does. */
export function browserMessage(
  code: BrowserCode,
  texts?: BrowserTexts,
  values?: MessageValues,
): string {
  return messageText(texts?.[code] ?? browserMessages[code], values);
}

/** The text with its values: one with `{…}` is filled in, a function is called. */
export function messageText(text: MessageText, values: MessageValues = {}): string {
  return typeof text === 'function' ? text(values) : fillText(text, values);
}
