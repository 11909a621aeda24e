import { spamReasons } from './spam-reasons';

/** The server's texts about submissions. In English; `{…}` is filled in. */
export const submissionTexts = {
  formGoneTitle: 'The form could not be sent',
  formGone: 'Your answers were not sent. This is what you entered:',
  formSignedOutTitle: 'You are signed out',
  formSignedOut: 'Sign in to send the form.',
  formSignIn: 'Sign in',
  form: 'Form',
  submissionSubject: '{form}: new message',
  sentFrom: 'Sent from the page {page} ({path}).',
  noAnswer: 'No answer',
  suspectsSubject: '{form}: suspected spam',
  suspects:
    'The form {form} has received something that looks like spam. It is kept with the other submissions, marked as suspected spam, and its text is not in this email.',
  suspectsWhy: 'Why: {reasons}',
  suspectsOnce:
    'You get this email at most once a day. To see everything, open or export the submissions of the form.',
  ...spamReasons,
} as const;
