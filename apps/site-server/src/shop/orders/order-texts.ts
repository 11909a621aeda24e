/** What the server says of orders. In English; `{…}` is filled in. */
export const orderTexts = {
  // The mail to the buyer.
  orderSubject: 'Your order {number} at {site}',
  orderPaid: 'It is paid.',
  orderThanks: 'Thank you for your order {number}.',
  orderLink: 'Look at your order',
  orderShipping: 'Shipping',
  orderTax: 'Taxes',
  orderTaxIncluded: 'Taxes, included',
  orderDiscount: 'Discount',
  orderGiftCard: 'Gift card',
  orderTotal: 'Total',
  orderDue: 'To pay',
  orderGiftCodes:
    'The code of {title}: {codes}. Whoever has it can spend it, so keep it like money.',
  orderLater: 'Gift cards and files come with another mail as soon as your payment is here.',
  orderManyGiftCodes:
    'The codes of {title}:{codes}Whoever has one can spend it, so keep them like money.',
  orderFiles: 'Your files are on the page of your order.',
  paidSubject: 'Your payment for order {number} is here',
  paidMail: 'Thank you: your payment for order {number} at {site} is here.',
  openTransfer: 'Please transfer {amount} and name the order {number}.',
  openInvoice: 'You get an invoice for {amount}.',
  openCollection: 'You pay {amount} when you collect it.',
  openOnline: '{amount} is still to be paid.',
  openUntil: 'We keep it for you until {date}.',
  orderShippedTo: 'It goes to:',
  // The mail to the owner.
  ownerPaid: 'It is paid.',
  ownerOpen: '{amount} is still to be paid, by hand.',
  ownerOpenUntil: 'It is canceled on {date} if you have not noted the money by then.',
  newOrderSubject: 'Order {number}: {total}',
  newOrder: '{email} has placed order {number}.',
  // Pages of downloads.
  downloadGoneTitle: 'This file cannot be fetched any more',
  downloadGone:
    'The link has expired, or the file was fetched too often. Write to us to get it once more.',
  // After it was placed.
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
  // A subscription that its buyer ends.
  endedSubject: '{title} was canceled',
  endedMail: 'You have canceled {title}, so it is not renewed any more. What is paid stays yours.',
  endedOwnerSubject: '{title} of order {first} was canceled',
  endedOwner:
    '{email} has canceled {title}, so it is not renewed any more. It began with order {first}.',
} as const;

/** A code of `orderTexts`. */
export type OrderTextCode = keyof typeof orderTexts;
