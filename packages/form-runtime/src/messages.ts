/** Every text a visitor can see in a form, by code, in English. `{…}` is filled in. */
export const formMessages = {
  /** On the button while a form is sent [8.02]. */
  SUBMITTING: 'Submitting…',
  /** Something threw [8.01] [8.02]. */
  SUBMIT_ERROR: 'Error processing form submission. Please reload and try again.',
  /** No better text is known [8.02]. */
  UNKNOWN_ERROR: 'Unknown error, please try again later.',
  /** No submission key came [8.02]. */
  KEY_ERROR: 'Could not get a form submission key, please try again later.',
  /** The values could not be read [8.02]. */
  PARSE_ERROR: 'Could not parse the form fields, please check your entries.',
  /** The server found fields wrong without saying which [8.02]. */
  INVALID_FIELDS: 'One or more fields is invalid, please check your entries.',
  /** Heads the summary above the form [8.02]. */
  ERROR_ABOVE: 'Your form has encountered a problem. Please scroll down to review.',
  /** Heads the summary below the form [8.02]. */
  ERROR_BELOW: 'Your form has encountered a problem. Please scroll up to review.',
  /** The captcha waits for the visitor [8.01]. */
  CAPTCHA_INCOMPLETE_ERROR: 'Complete CAPTCHA before submitting.',
  /** The server did not accept the key [8.03]. */
  401: 'Unable to submit form. Please try again later.',
  /** The server does not know the form [8.03]. */
  404: 'This form has not been configured yet.',
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

/** The code of a text in `formMessages`. */
export type FormCode = keyof typeof formMessages;

/** What is filled into a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Texts in place of the English ones: a text with the same `{…}`, or a function. */
export type FormTexts = { readonly [Code in FormCode]?: string | ((values: MessageValues) => string) };

/** The example that fills `{email}` in `EMAIL_INVALID`; the row leaves it open [5.05]. */
export const emailExample = 'name@example.com';

/**
 * The text for a code, with its `{…}` filled in; one without a value stays as it is.
 *
 * @param texts texts in place of the English ones
 * @example
 * formMessage('REQUIRED', {}, { title: 'Name' }); // 'Name is required.'
 */
export function formMessage(code: FormCode, texts: FormTexts = {}, values: MessageValues = {}): string {
  const text = texts[code] ?? formMessages[code];
  if (typeof text === 'function') return text(values);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
