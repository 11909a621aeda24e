import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of an order's page. */
export const orderTexts = defineTexts('order', {
  thanks: 'Thank you for your order {number}.',
  thanksDonation: 'Thank you for your donation.',
  /** If the address names no order. */
  noOrder:
    'To see an order, open the link in its confirmation email. Only you have that link, so it is not shown here.',
  home: 'Back to the home page',
  order: 'Order {number}',
  placed: 'Placed on {when}',
  /** Where the confirmation is sent. */
  mailed: 'A confirmation is on its way to {email}. Its link brings you back to this page.',
  /** Where the email address looks mistyped. */
  mailMeant: 'Did you mean {email}? Then write to us, and we will send it there.',
  /** For goods that are paid and will be sent. */
  nextSent: 'We will pack your order and email you when it is ready.',
  /** For files that can be downloaded below. */
  nextFiles: 'Your files are below.',
  /** For gift card codes that can be revealed below. */
  nextCodes: 'You can see your gift card codes below, now or later.',
  /** If nothing else follows. */
  nextNothing: 'You do not need to do anything else.',
  payment: 'Payment',
  paid: 'Paid',
  /** The method and date of the payment. */
  paidOnline: 'Paid online on {when}.',
  paidTransfer: 'Paid by bank transfer.',
  paidInvoice: 'Paid by invoice.',
  paidCollection: 'Paid on collection.',
  /** The seller. */
  seller: 'Sold by',
  sellerEmail: 'Write to {email}',
  taxId: 'VAT number: {id}',
  openTransfer: 'Please transfer {amount} and quote order {number}.',
  openInvoice: 'We will send you an invoice for {amount}.',
  openCollection: 'You pay {amount} when you collect your order.',
  open: '{amount} is still to be paid.',
  refundedPart: 'Paid, with {amount} refunded.',
  refunded: 'Refunded in full.',
  /** How long an unpaid order is kept. */
  confirmBy:
    'Please confirm your order by {when}: we sent a link to {email}. After that the order will be cancelled, and its items go back on sale.',
  payBy: 'We will keep it for you until {when}.',
  /** The whole order was cancelled. */
  orderCanceled: 'This order was cancelled. There is nothing to pay.',
  /** Amounts paid by gift card are back on the card. */
  orderCanceledBack:
    'This order was cancelled. There is nothing to pay, and {amount} is back on your gift card.',
  delivery: 'Delivery',
  notSent: 'Not sent yet',
  /** If the buyer collects it. */
  collection: 'Collection',
  notCollected: 'Not collected yet',
  collected: 'Collected on {when}',
  /** Above the owner's words. */
  hours: 'When you can collect it',
  print: 'Print',
  /** How far an order is: each step, and whether it is done. */
  steps: 'Progress of your order',
  stepPlaced: 'Placed',
  stepPaid: 'Paid',
  stepSent: 'Sent',
  stepCollected: 'Collected',
  stepDone: 'Done',
  stepOpen: 'Not yet',
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
  copy: 'Copy',
  copied: 'Copied',
  /** For whom it is, and when it is sent to them: true before that day and after it. */
  giftGoesNow: 'We have sent it to {to}.',
  giftGoes: 'It goes to {to} by email on {when}.',
  /** The page of whoever gets it. */
  giftTitle: 'Your gift card',
  giftShow: 'Show the code',
  giftUse: 'Enter this code in the cart or at the checkout. Anyone who has it can spend it.',
  giftLeft: '{amount} is left on it.',
  giftSpent: 'Nothing is left on this gift card.',
  giftCardKeep: 'Anyone who has the code can spend it, so keep it safe.',
  giftCardShow: { one: '{title}: show the code', other: '{title}: show # codes' },
  subscriptions: 'Subscriptions',
  renewed: 'Renews on {when}',
  /** Above the orders that renewed it. */
  periods: 'Renewed so far',
  /** What it is charged to. */
  withCard: 'Payment method: card ending in {digits}',
  withMethod: 'Payment method: the one that our payment service keeps for you',
  /** Where nothing is charged by itself. */
  withoutMethod: 'We email you how to pay each time.',
  changeMethod: 'Change payment method',
  addMethod: 'Add a payment method',
  /** Where a payment failed and is tried again. */
  pastDue: 'The last payment did not go through. We will try again on {when}.',
  payNow: 'Pay {amount} now',
  /** Where every attempt has failed. */
  pausedOnline:
    'The last payment did not go through, so this subscription is paused. Pay now or change your payment method to resume it.',
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

/** The same, ready for use. */
export type OrderTexts = SaidTexts<typeof orderTexts>;
