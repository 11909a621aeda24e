import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of an order's page. */
export const orderTexts = defineTexts('order', {
  thanks: 'Thank you for your order {number}.',
  order: 'Order {number}',
  placed: 'Placed on {when}',
  /** Where the confirmation goes. */
  mailed: 'A confirmation is on its way to {email}; its link brings you back here.',
  /** What becomes of what is paid and goes out. */
  nextSent: 'We pack it now and write to you when it is ready.',
  /** That files can be fetched below. */
  nextFiles: 'Your files are below.',
  /** That the codes of gift cards stand below. */
  nextCodes: 'The codes are below and in the mail.',
  /** Where nothing else comes. */
  nextNothing: 'There is nothing more for you to do.',
  payment: 'Payment',
  paid: 'Paid',
  openTransfer: 'Please transfer {amount} and name the order {number}.',
  openInvoice: 'You get an invoice for {amount}.',
  openCollection: 'You pay {amount} when you collect it.',
  open: '{amount} is still to be paid.',
  refundedPart: 'Paid; {amount} of it was given back.',
  refunded: 'The whole amount was given back.',
  /** Until when an open order is kept. */
  payBy: 'We keep it for you until {when}.',
  /** That the whole order was given up. */
  orderCanceled: 'This order was canceled. There is nothing to pay.',
  /** That what gift cards had paid is on them again. */
  orderCanceledBack:
    'This order was canceled. There is nothing to pay, and {amount} is on your gift card again.',
  delivery: 'Delivery',
  notSent: 'Not sent yet',
  sent: 'Sent on {when}',
  track: 'Follow the parcel',
  items: 'What you ordered',
  downloads: 'Downloads',
  download: 'Download {name}',
  downloadUntil: 'until {when}',
  downloadsLeft: { one: '# download left', other: '# downloads left' },
  downloadOver: 'This download has ended. Write to us if you still need it.',
  giftCards: 'Gift cards',
  /** That they are shown this once. */
  giftCardOnce: 'Write it down: it is shown only once. Whoever has the code can spend it.',
  giftCardMailed: 'The code has been shown and is in the mail to {email}.',
  subscriptions: 'Subscriptions',
  renewed: 'Renews on {when}',
  /** Above the orders that renewed it. */
  periods: 'Renewed so far',
  paused: 'The last payment did not go through, so it is paused. Write to us to go on with it.',
  canceled: 'Canceled: it is not renewed any more.',
  ended: 'Ended',
  cancel: 'Cancel',
  cancelSure: 'Should {title} not be renewed any more? What is paid stays yours.',
  cancelYes: 'Yes, cancel it',
  review: 'Write a review',
  reviewAsk: 'How do you like it? Others are glad to know.',
});

/** The same, ready to be said. */
export type OrderTexts = SaidTexts<typeof orderTexts>;
