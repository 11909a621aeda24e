/**
 * The texts on kinds of field beyond plain texts, by code, in English; ours, no row gives the
 * words.
 */
export const kindMessages = {
  /** A part that cannot be left out is blank while others are filled in. */
  INCOMPLETE: '{title} is not complete.',
  NUMBER_INVALID: '{title} is not a number. Write it like 12.50 or 1,200.',
  CURRENCY_INVALID: '{title} is not an amount. Write it like 12.50 or 1,200.',
  WEBSITE_INVALID: '{title} is not a web address. Write it like example.com.',
  /** No day of the calendar. */
  DATE_INVALID: '{title} is not a date. Enter the month, the day and a year of four digits.',
  TIME_INVALID: '{title} is not a time of day. Enter it like 9:15 am or 21:15.',
  PHONE_INVALID: '{title} is not a phone number. Enter 4 to 15 digits.',
  /** More files than one field takes. */
  TOO_MANY_FILES: '{title} takes at most {max} files.',
} as const;

/** The code of a text in `kindMessages`. */
export type KindCode = keyof typeof kindMessages;
