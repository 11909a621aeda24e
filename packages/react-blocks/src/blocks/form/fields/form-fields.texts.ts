import { defineTexts, type SaidTexts } from '../../../texts/block-texts';
import { addressTexts } from './address.texts';

/** What a form's markup says of its fields; a script needs none of it. */
export const formFieldsTexts = defineTexts('form-fields', {
  ...addressTexts.english,
  /** Parts of a name. */
  first: 'First name',
  last: 'Last name',
  /** Parts of a date. */
  day: 'Day',
  month: 'Month',
  year: 'Year',
  /** Parts of a time. */
  hour: 'Hour',
  minute: 'Minute',
  period: 'AM or PM',
  am: 'AM',
  pm: 'PM',
  /** Parts of a phone number. */
  countryCode: 'Country code',
  phoneNumber: 'Number',
  area: 'Area code',
  prefix: 'Prefix',
  line: 'Line number',
  /** The answers to a statement [9.10]. */
  stronglyDisagree: 'Strongly disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  stronglyAgree: 'Strongly agree',
  /** Which files a field takes. */
  fileTypes: 'Accepted files: {types}',
  /** How large each of them may be. */
  fileSize: 'Up to {size} each',
  /** Stands before a file's name on the button that takes it away. */
  remove: 'Remove',
  /** Where one is in a form of several steps. */
  step: 'Step {step} of {count}',
  /** The buttons of such a form. */
  back: 'Back',
  next: 'Next',
  /** The button that closes a form above the page. */
  close: 'Close',
});

/** The same, ready to be said. */
export type FormFieldsTexts = SaidTexts<typeof formFieldsTexts>;
