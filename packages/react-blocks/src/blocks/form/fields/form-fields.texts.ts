import { defineTexts, type SaidTexts } from '../../../texts/block-texts';
import { addressTexts } from './address.texts';

/** The texts of fields in a form's markup; scripts need none of them. */
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
  /** The file types that a field accepts. */
  fileTypes: 'Accepted files: {types}',
  /** The size limit of each file. */
  fileSize: 'Up to {size} each',
  /** Precedes a file's name on the button that removes it. */
  remove: 'Remove',
  /** The position in a form of several steps. */
  step: 'Step {step} of {count}',
  /** The buttons of such a form. */
  back: 'Back',
  next: 'Next',
  /** The button that closes a form above the page. */
  close: 'Close',
});

/** The same, ready for use. */
export type FormFieldsTexts = SaidTexts<typeof formFieldsTexts>;
