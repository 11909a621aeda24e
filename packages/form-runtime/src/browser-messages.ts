import { fillText, type TextValues } from '@frontage/site-model';

/** The texts that a browser itself can show, by code, in English. `{…}` is filled in. */
export const browserMessages = {
  /** On the button while a form is sent [8.02]. */
  SUBMITTING: 'Submitting…',
  /** An error was thrown [8.01] [8.02]. */
  SUBMIT_ERROR: 'Error processing form submission. Please reload and try again.',
  /** There is no better text [8.02]. */
  UNKNOWN_ERROR: 'Unknown error, please try again later.',
  /** The request for a submission key failed [8.02]. */
  KEY_ERROR: 'Could not get a form submission key, please try again later.',
  /** The request token was refused for good, so the browser keeps no cookie; ours. */
  COOKIES_OFF: 'Cookies are turned off. Turn them on for this site and send the form again.',
  /** The head of the summary above the form [8.02]. */
  ERROR_ABOVE: 'Your form has encountered a problem. Please scroll down to review.',
  /** After the fields; points to the summary [8.02]. */
  ERROR_BELOW: 'Your form has encountered a problem. Please scroll up to review.',
  /** The document's title while a form shows errors; ours. */
  ERROR_TITLE: 'Error: {title}',
  /** Shown with an error that belongs to no field; ours. */
  KEPT: 'What you entered is kept here.',
  /** The button that then sends the form again; ours. */
  RETRY: 'Try again',
  /** The form waits for a connection; ours. */
  OFFLINE: 'You are offline. Your form will be sent when you are back online.',
  /** The server did not accept the key [8.03]. */
  401: 'Unable to submit form. Please try again later.',
  /** The server does not know the form [8.03]. */
  404: 'This form has not been configured yet.',
  /** The key was used for other values, whose answer was lost; ours. */
  409: 'An earlier version of this form has arrived. Submit again to send this one too.',
  /** Too many submissions [8.03]. */
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  /** The server failed [8.03]. */
  500: 'Unable to send form. Please try again later.',
  /** Not an email address; `{email}` is an example of one [5.05]. */
  EMAIL_INVALID: 'Email is not valid. Email addresses should follow the format {email}.',
  /** More characters than the field takes [5.06]. */
  TOO_LONG: 'You have exceeded the character limit.',
  /** A required field is blank; ours, no row gives the text. */
  REQUIRED: 'Fill in this field.',
  /** The same for an email address. */
  EMAIL_REQUIRED: 'Enter your email address.',
  /** A link of the summary: the field, and what to do there; ours. */
  SUMMARY_ENTRY: '{title} – {error}',
  /** Characters typed and allowed [5.06]. */
  COUNTER: '{length} / {max}',
} as const;

/** The code of a text in `browserMessages`. */
export type BrowserCode = keyof typeof browserMessages;

/** The values for a text's placeholders. */
export type MessageValues = TextValues;

/** A text with `{…}`, or a function that makes one. */
export type MessageText = string | ((values: MessageValues) => string);

/** Texts in place of the English ones. */
export type BrowserTexts = { readonly [Code in BrowserCode]?: MessageText };

/** The example that fills `{email}` in `EMAIL_INVALID`; the row leaves it open [5.05]. */
export const emailExample = 'name@example.com';

/** Returns the text for a code that a browser can show, filled in as `formMessage` does. */
export function browserMessage(
  code: BrowserCode,
  texts?: BrowserTexts,
  values?: MessageValues,
): string {
  return messageText(texts?.[code] ?? browserMessages[code], values);
}

/** Fills in the `{…}` of a text, or calls a function. */
export function messageText(text: MessageText, values: MessageValues = {}): string {
  return typeof text === 'function' ? text(values) : fillText(text, values);
}
