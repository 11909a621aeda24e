/**
 * The texts about kinds of field beyond plain texts, by code, in English; ours, no row gives the
 * texts.
 */
export const kindMessages = {
  /** A required part is blank while others are filled in. */
  INCOMPLETE: '{title} is incomplete.',
  NUMBER_INVALID: '{title} must be a number, such as 12.50 or 1,200.',
  CURRENCY_INVALID: '{title} must be an amount, such as 12.50 or 1,200.',
  WEBSITE_INVALID: '{title} must be a web address, such as example.com.',
  /** The day is not in the calendar. */
  DATE_INVALID: '{title} must be a real date. Enter the month, day and four-digit year.',
  TIME_INVALID: '{title} must be a time, such as 9:15 am or 21:15.',
  PHONE_INVALID: '{title} must be a phone number with 4 to 15 digits.',
  /** More files than one field accepts. */
  TOO_MANY_FILES: 'Too many files for {title}. It takes up to {max}.',
} as const;

/** The code of a text in `kindMessages`. */
export type KindCode = keyof typeof kindMessages;
