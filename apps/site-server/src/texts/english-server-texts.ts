import { spamReasons } from '../forms/judge-spam';

/**
 * What the server itself says to visitors and owners, by code, in English: on pages of its
 * own and in mails. `{…}` is filled in. A site has others in its settings, in the block
 * `server` of a language's `texts`.
 */
export const englishServerTexts = {
  // Pages behind the links of a newsletter's mail.
  confirmTitle: 'Confirm your subscription',
  confirmAsk: 'Do you want to get this newsletter?',
  confirmButton: 'Confirm',
  confirmDone: 'Your subscription is confirmed.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeAsk: 'Do you want no more of this newsletter?',
  unsubscribeButton: 'Unsubscribe',
  unsubscribeDone: 'You are unsubscribed.',
  deadLinkTitle: 'This link does not work any more',
  deadLink: 'It was used, or it is too old. Enter your address once more to get a new one.',
  // The mail that asks whether an address wants a newsletter.
  newsletter: 'our newsletter',
  confirmSubject: 'Confirm your subscription: {what}',
  confirmMail: 'Please confirm that you want to get {what} at this address. The link works for seven days.',
  confirmLink: 'Confirm the subscription',
  confirmIgnore: 'If you did not ask for it, do nothing: you will get no more mail.',
  unsubscribeLink: 'Unsubscribe',
  // Pages and answers after a form that could not be sent.
  formGoneTitle: 'The form could not be sent',
  formGone: 'It was not sent. This is what you entered:',
  tooLargeTitle: 'Too large',
  tooLarge: 'This is too large. Please send less at once.',
  // Mails to the owner.
  form: 'Form',
  submissionSubject: '{form}: new message',
  sentFrom: 'Sent from the page {page} ({path}).',
  noAnswer: 'No answer',
  suspectsSubject: '{form}: suspected spam',
  suspects: 'Something was sent to the form {form} that looks like spam. It is kept with the others, marked, and its text is not mailed.',
  suspectsWhy: 'Why: {reasons}',
  suspectsOnce: 'You get this at most once a day. Look through the submissions of the form, or export them, to see all of it.',
  subscriberSubject: '{form}: new subscriber',
  subscriber: '{who} has confirmed a subscription to {form}.',
  ...spamReasons,
} as const;

/** A code of `englishServerTexts`. */
export type ServerTextCode = keyof typeof englishServerTexts;
