/**
 * What the server says of subscriptions that are renewed, or are not.
 * In English; `{…}` is filled in.
 */
export const renewalTexts = {
  renewedSubject: '{title} was renewed: order {number}',
  renewedMail: '{title} was renewed for {amount}. This is order {number}.',
  renewedNext:
    'It is renewed next on {date}. You can cancel it before then on the page of your order.',
  renewedLast: 'This was the last period: it is not renewed any more.',
  renewalPaySubject: '{title}: please pay for the next period',
  renewalPayMail: 'The next period of {title} costs {amount}. Please pay for it here by {date}.',
  renewalPayLink: 'Pay {amount}',
  renewalFailedSubject: '{title} could not be renewed',
  renewalFailedMail:
    'We could not take {amount} for the next period of {title}. We will try again on {date}.',
  renewalPausedSubject: '{title} is paused',
  renewalPausedMail:
    'We could not take {amount} for {title}, so it is paused. Write to us to go on with it.',
  renewalSoldOutSubject: '{title} is late',
  renewalSoldOutMail:
    'There is not enough of {title} just now, so its next period has to wait. Nothing was charged. We try again each day and write to you when it is on its way; you can cancel it on the page of your order.',
  renewedOwner: '{title} was renewed for {email}. It began with order {first}.',
  renewalPausedOwnerSubject: '{title} of order {first} is paused',
  renewalPausedOwner:
    'The payment for the next period of {title} of {email} did not go through, nor did it when it was tried again, so it is paused. It began with order {first}.',
  renewalSoldOutOwnerSubject: '{title} cannot be renewed: it is sold out',
  renewalSoldOutOwner:
    '{title} was to be renewed for {email}, but there is not enough of it in stock. Nobody was charged. It is tried again each day; it began with order {first}.',
} as const;
