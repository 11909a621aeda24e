/** The server's texts about orders. In English; `{…}` is filled in. */
export const orderTexts = {
  // The mail to the buyer.
  orderSubject: 'Your order {number} from {site}',
  orderPaid: 'Your order is paid.',
  orderThanks: 'Thank you for your order {number}.',
  donationSubject: 'Your donation to {site}',
  donationThanks: 'Thank you for your donation. It is order {number}.',
  orderLink: 'View your order',
  orderShipping: 'Shipping',
  orderTax: 'Taxes',
  orderTaxIncluded: 'Taxes (included)',
  orderDiscount: 'Discount',
  orderGiftCard: 'Gift card',
  orderTotal: 'Total',
  orderDue: 'To pay',
  orderGift:
    'You can see the code of {title} on your order page. Anyone who has it can spend it, so keep it safe.',
  orderLater:
    'Gift cards and files will follow in another email as soon as we receive your payment.',
  orderFiles: 'You can download your files from your order page.',
  paidSubject: 'We have received your payment for order {number}',
  paidMail: 'Thank you. We have received your payment for order {number} from {site}.',
  openTransfer: 'Please transfer {amount} and quote order {number}.',
  openInvoice: 'We will send you an invoice for {amount}.',
  openCollection: 'You pay {amount} when you collect your order.',
  openOnline: '{amount} is still to be paid.',
  confirmOrderMail:
    'Please confirm your order by {time}. After that it will be cancelled, and its items go back on sale.',
  confirmOrderLink: 'Confirm my order',
  openUntil: 'We will keep it for you until {date}.',
  orderShippedTo: 'Delivery address:',
  // The mail to whoever gets a gift card, and their page.
  giftSubject: '{from} has sent you a gift card for {site}',
  giftHello: 'Dear {name},',
  giftMail: '{from} has sent you a gift card for {site}. It is worth {amount}.',
  giftLink: 'Open your gift card',
  giftKeep: 'Anyone who has this link can use the gift card, so keep it safe.',
  // The mail to the owner.
  ownerNote: 'A note from the buyer:',
  ownerPaid: 'The order is paid.',
  ownerOpen: '{amount} is still to be paid, directly to you.',
  ownerOpenUntil: 'The order will be cancelled on {date} unless you mark it as paid by then.',
  newOrderSubject: 'Order {number}: {total}',
  newOrder: '{email} has placed order {number}.',
  // Pages of the link that confirms an order.
  confirmOrderTitle: 'Confirm your order {number}',
  confirmOrderAsk: 'Press the button to confirm that order {number} is yours.',
  confirmOrderGoneTitle: 'This order can no longer be confirmed',
  confirmOrderGone: 'The order has been cancelled. You can order again at any time.',
  // A download that has expired.
  downloadGone:
    'This file can no longer be downloaded. The link has expired, or the file has been downloaded too many times. Write to us to get it again.',
  // After the order.
  sentSubject: 'Your order {number} is on its way',
  sentMail: 'Your order from {site} has been sent:',
  trackLink: 'Track your parcel',
  handedSubject: 'Your order {number} has been handed over',
  handedMail: 'Your order from {site} has been handed over:',
  reviewSubject: 'How do you like your order?',
  reviewMail: 'Tell others what you think of your order from {site}:',
  reviewLink: 'Write a review',
  // An order canceled before it was paid.
  canceledSubject: 'Your order {number} has been cancelled',
  canceledMail: 'Your order {number} from {site} has been cancelled. There is nothing to pay.',
  unpaidMail:
    'We have not received a payment for your order {number} from {site}, so it has been cancelled. There is nothing to pay. If your payment is already on its way, write to us.',
  unconfirmedMail:
    'Your order {number} from {site} was not confirmed in time, so it has been cancelled. There is nothing to pay. You can order again at any time.',
  canceledGiftCard: '{amount} is back on your gift card.',
  unpaidOwnerSubject: 'Order {number} has been cancelled: it was not paid',
  unpaidOwner:
    '{email} did not pay for order {number} of {date} in time, so it has been cancelled. Its items are back in stock.',
  // Refunds.
  refundSubject: 'Your refund of {amount} for order {number}',
  refundMail: 'We are refunding {amount} of your order {number} from {site}.',
  refundFor: 'For:',
  refundSum: 'A part of the price: {amount}',
  refundCard: '{amount} is back on your gift card ending in {digits}.',
  refundRest: '{amount} will come back the way you paid, within a few days.',
  refundRefusedSubject: 'Order {number}: {amount} could not be refunded',
  refundRefused:
    'The payment service refused to refund {amount} of order {number} to {email} (payment {payment}). Check your account there. We will try again every day; the buyer has been told that the money is on its way.',
  subscriptionEnds: '{title} ends with it and will not renew.',
  subscriptionGoesOn:
    '{title} continues and renews on {date}. You can cancel it on your order page.',
  // A subscription that its buyer ends.
  endedSubject: '{title} has been cancelled',
  endedMail:
    'You have cancelled {title}, so it will not renew. You keep what you have already paid for.',
  // A subscription that the shop ends.
  endedByShopMail:
    'We have cancelled {title}, so it will not renew. You keep what you have already paid for.',
  endedOwnerSubject: '{title} from order {first} has been cancelled',
  endedOwner: '{email} has cancelled {title}, so it will not renew. It began with order {first}.',
} as const;

/** A code of `orderTexts`. */
export type OrderTextCode = keyof typeof orderTexts;
