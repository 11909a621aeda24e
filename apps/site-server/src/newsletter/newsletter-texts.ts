/** The server's texts about newsletters. In English; `{…}` is filled in. */
export const newsletterTexts = {
  // The pages of the links in a newsletter's mail.
  confirmTitle: 'Confirm your subscription',
  confirmAsk: 'Do you want to receive this newsletter?',
  confirmButton: 'Confirm',
  confirmDone: 'Your subscription is confirmed.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeAsk: 'Do you want to unsubscribe from this newsletter?',
  unsubscribeButton: 'Unsubscribe',
  unsubscribeDone: 'You have been unsubscribed.',
  deadLinkTitle: 'This link no longer works',
  deadLink: 'It has already been used or has expired. Enter your address again to get a new one.',
  // The mail that asks whether an address wants a newsletter.
  newsletter: 'our newsletter',
  confirmSubject: 'Confirm your subscription: {what}',
  confirmMail:
    'Please confirm that you want to receive {what} at this address. The link works for seven days.',
  confirmLink: 'Confirm your subscription',
  confirmIgnore: 'If you did not sign up, ignore this email and you will not hear from us again.',
  unsubscribeLink: 'Unsubscribe',
  subscriberSubject: '{form}: new subscriber',
  subscriber: '{who} has confirmed a subscription to {form}.',
} as const;
