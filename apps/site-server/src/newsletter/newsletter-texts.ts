/** What the server says of newsletters. In English; `{…}` is filled in. */
export const newsletterTexts = {
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
  confirmMail:
    'Please confirm that you want to get {what} at this address. The link works for seven days.',
  confirmLink: 'Confirm the subscription',
  confirmIgnore: 'If you did not ask for it, do nothing: you will get no more mail.',
  unsubscribeLink: 'Unsubscribe',
  subscriberSubject: '{form}: new subscriber',
  subscriber: '{who} has confirmed a subscription to {form}.',
} as const;
