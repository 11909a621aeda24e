import { addressWords, type AddressWords } from './address-words';

/** What a form's markup says of its fields; a script needs none of it. */
export interface FormFieldTexts extends AddressWords {
  /** Parts of a name. */
  readonly first: string;
  readonly last: string;
  /** Parts of a date. */
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** Parts of a time. */
  readonly hour: string;
  readonly minute: string;
  readonly period: string;
  readonly am: string;
  readonly pm: string;
  /** Parts of a phone number. */
  readonly countryCode: string;
  readonly phoneNumber: string;
  readonly area: string;
  readonly prefix: string;
  readonly line: string;
  /** The answers to a statement [9.10]. */
  readonly stronglyDisagree: string;
  readonly disagree: string;
  readonly neutral: string;
  readonly agree: string;
  readonly stronglyAgree: string;
  /** Which files a field takes. */
  fileTypes(files: { readonly types: string }): string;
  /** How large each of them may be. */
  fileSize(files: { readonly size: string }): string;
  /** Stands before a file's name on the button that takes it away. */
  readonly remove: string;
  /** Where one is in a form of several steps. */
  step(at: { readonly step: number | string; readonly count: number | string }): string;
  /** The buttons of such a form. */
  readonly back: string;
  readonly next: string;
  /** The button that closes a form above the page. */
  readonly close: string;
}

/** Those in English. */
export const formFieldTexts: FormFieldTexts = {
  ...addressWords,
  first: 'First name',
  last: 'Last name',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  hour: 'Hour',
  minute: 'Minute',
  period: 'AM or PM',
  am: 'AM',
  pm: 'PM',
  countryCode: 'Country code',
  phoneNumber: 'Number',
  area: 'Area code',
  prefix: 'Prefix',
  line: 'Line number',
  stronglyDisagree: 'Strongly disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  stronglyAgree: 'Strongly agree',
  fileTypes: ({ types }) => `Files: ${types}`,
  fileSize: ({ size }) => `${size} at most each`,
  remove: 'Remove',
  step: ({ step, count }) => `Step ${step} of ${count}`,
  back: 'Back',
  next: 'Next',
  close: 'Close',
};
