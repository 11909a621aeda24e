import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of an order's page. */
export const orderTexts = defineTexts('order', {
  thanks: 'Thank you for your order {number}.',
  thanksDonation: 'Thank you for your donation.',
  /** Said where the address names no order. */
  noOrder:
    'To see an order, open the link in its confirmation email. Only you have that link, so it is not shown here.',
  home: 'Back to the home page',
  order: 'Order {number}',
  placed: 'Placed on {when}',
  /** Where the confirmation goes. */
  mailed: 'A confirmation is on its way to {email}. Its link brings you back to this page.',
  /** What becomes of what is paid and goes out. */
  nextSent: 'We will pack your order and email you when it is ready.',
  /** That files can be fetched below. */
  nextFiles: 'Your files are below.',
  /** That the codes of gift cards can be shown below. */
  nextCodes: 'You can see your gift card codes below, now or later.',
  /** Where nothing else comes. */
  nextNothing: 'You do not need to do anything else.',
  payment: 'Payment',
  paid: 'Paid',
  /** By what and when it was paid. */
  paidOnline: 'Paid online on {when}.',
  paidTransfer: 'Paid by bank transfer.',
  paidInvoice: 'Paid by invoice.',
  paidCollection: 'Paid on collection.',
  /** Who sold it. */
  seller: 'Sold by',
  taxId: 'VAT number: {id}',
  openTransfer: 'Please transfer {amount} and quote order {number}.',
  openInvoice: 'We will send you an invoice for {amount}.',
  openCollection: 'You pay {amount} when you collect your order.',
  open: '{amount} is still to be paid.',
  refundedPart: 'Paid, with {amount} refunded.',
  refunded: 'Refunded in full.',
  /** Until when an open order is kept. */
  confirmBy:
    'Please confirm your order by {when}: we sent a link to {email}. After that the order will be cancelled, and its items go back on sale.',
  payBy: 'We will keep it for you until {when}.',
  /** That the whole order was given up. */
  orderCanceled: 'This order was cancelled. There is nothing to pay.',
  /** That what gift cards had paid is on them again. */
  orderCanceledBack:
    'This order was cancelled. There is nothing to pay, and {amount} is back on your gift card.',
  delivery: 'Delivery',
  notSent: 'Not sent yet',
  sent: 'Sent on {when}',
  track: 'Track your parcel',
  items: 'What you ordered',
  itemsDonation: 'Your donation',
  downloads: 'Downloads',
  download: 'Download {name}',
  downloadUntil: 'until {when}',
  downloadsLeft: { one: '# download left', other: '# downloads left' },
  downloadOver: 'This download has expired. Write to us if you still need it.',
  giftCards: 'Gift cards',
  giftCardKeep: 'Anyone who has the code can spend it, so keep it safe.',
  giftCardShow: { one: 'Show the code of {title}', other: 'Show # codes of {title}' },
  subscriptions: 'Subscriptions',
  renewed: 'Renews on {when}',
  /** Above the orders that renewed it. */
  periods: 'Renewed so far',
  paused:
    'The last payment did not go through, so this subscription is paused. Write to us to resume it.',
  canceled: 'Cancelled. It will not renew.',
  ended: 'Ended',
  cancel: 'Cancel subscription',
  cancelSure: 'Cancel {title}? It will not renew, and you keep what you have already paid for.',
  cancelYes: 'Yes, cancel it',
  review: 'Write a review',
  reviewAsk: 'How do you like it? Your review helps other buyers.',
});

/** The same, ready to be said. */
export type OrderTexts = SaidTexts<typeof orderTexts>;
