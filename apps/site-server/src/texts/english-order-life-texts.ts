/** What the server says of an order after it was placed, in English; see `englishServerTexts`. */
export const englishOrderLifeTexts = {
  sentSubject: 'Your order {number} is on its way',
  sentMail: 'What you ordered at {site} was sent:',
  handedSubject: 'Your order {number} was handed over',
  handedMail: 'What you ordered at {site} was handed over:',
  reviewSubject: 'How do you like what you ordered?',
  reviewMail: 'Tell others what you think of what you bought from {site}:',
  reviewLink: 'Write a review',
  // An order that is given up before it was paid.
  canceledSubject: 'Your order {number} was canceled',
  canceledMail: 'Your order {number} at {site} was canceled. There is nothing to pay.',
  unpaidMail:
    'We have had no payment for your order {number} at {site}, so it was canceled. There is nothing to pay. If your money is on its way, write to us.',
  canceledGiftCard: '{amount} is on your gift card again.',
  unpaidOwnerSubject: 'Order {number} was canceled: it was not paid',
  unpaidOwner:
    '{email} has not paid order {number} of {date} in time, so it was canceled. What it held is in stock again.',
  // Money that goes back.
  refundSubject: 'Your order {number}: {amount} goes back to you',
  refundMail: 'We give back {amount} of your order {number} at {site}.',
  refundFor: 'For:',
  refundCard: '{amount} is on your gift card ending in {digits} again.',
  refundRest: '{amount} comes back the way you paid, within a few days.',
  refundRefusedSubject: 'Order {number}: {amount} could not be given back',
  refundRefused:
    'The payment service refuses to give back {amount} of order {number} to {email} (payment {payment}). Please look into your account there. It is asked again each day; the buyer was told that the money is on its way.',
  subscriptionEnds: '{title} ends with it: it is not renewed any more.',
  subscriptionGoesOn:
    '{title} goes on and is renewed on {date}. You can cancel it on the page of your order.',
  // Subscriptions.
  renewedSubject: '{title} was renewed: order {number}',
  renewedMail: '{title} was renewed for {amount}. This is order {number}.',
  renewedNext:
    'It is renewed next on {date}. You can cancel it before then on the page of your order.',
  renewedLast: 'This was the last period: it is not renewed any more.',
  endedSubject: '{title} was canceled',
  endedMail: 'You have canceled {title}, so it is not renewed any more. What is paid stays yours.',
  endedOwnerSubject: '{title} of order {first} was canceled',
  endedOwner:
    '{email} has canceled {title}, so it is not renewed any more. It began with order {first}.',
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
  // The owner's mails of subscriptions.
  renewedOwner: '{title} was renewed for {email}. It began with order {first}.',
  renewalPausedOwnerSubject: '{title} of order {first} is paused',
  renewalPausedOwner:
    'The payment for the next period of {title} of {email} did not go through, nor did it when it was tried again, so it is paused. It began with order {first}.',
  renewalSoldOutOwnerSubject: '{title} cannot be renewed: it is sold out',
  renewalSoldOutOwner:
    '{title} was to be renewed for {email}, but there is not enough of it in stock. Nobody was charged. It is tried again each day; it began with order {first}.',
} as const;
