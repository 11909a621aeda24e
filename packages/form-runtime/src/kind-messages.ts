/**
 * The texts about kinds of field beyond plain texts, by code, in English; ours, no row gives the
 * texts. They say what to do: a blank number, date and so on has the text of a wrong one.
 */
export const kindMessages = {
  /** A required part is blank while others are filled in. */
  INCOMPLETE: 'Fill in the missing part.',
  /** Nothing is chosen. */
  CHOICE_REQUIRED: 'Choose an option.',
  /** A statement has no answer. */
  LIKERT_REQUIRED: 'Choose an answer to each statement.',
  FILE_REQUIRED: 'Choose a file.',
  NUMBER_INVALID: 'Enter a number, such as 12.50 or 1,200.',
  CURRENCY_INVALID: 'Enter an amount, such as 12.50 or 1,200.',
  WEBSITE_INVALID: 'Enter a web address, such as example.com.',
  /** The day is not in the calendar. */
  DATE_INVALID: 'Enter a real date, with a four-digit year.',
  TIME_INVALID: 'Enter a time, such as 9:15 am or 21:15.',
  PHONE_INVALID: 'Enter a phone number with 4 to 15 digits.',
  /** More files than one field accepts. */
  TOO_MANY_FILES: 'Choose at most {max} files.',
} as const;

/** The code of a text in `kindMessages`. */
export type KindCode = keyof typeof kindMessages;
