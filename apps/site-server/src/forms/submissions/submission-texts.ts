import { spamReasons } from './spam-reasons';

/** What the server says of what was sent to a form. In English; `{…}` is filled in. */
export const submissionTexts = {
  formGoneTitle: 'The form could not be sent',
  formGone: 'It was not sent. This is what you entered:',
  form: 'Form',
  submissionSubject: '{form}: new message',
  sentFrom: 'Sent from the page {page} ({path}).',
  noAnswer: 'No answer',
  suspectsSubject: '{form}: suspected spam',
  suspects:
    'Something was sent to the form {form} that looks like spam. It is kept with the others, marked, and its text is not mailed.',
  suspectsWhy: 'Why: {reasons}',
  suspectsOnce:
    'You get this at most once a day. Look through the submissions of the form, or export them, to see all of it.',
  ...spamReasons,
} as const;
