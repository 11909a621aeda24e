import { createPluralText } from '@frontage/site-model';

/** The texts of an order's page. */
export interface OrderTexts {
  thanks(order: { readonly number: string }): string;
  order(order: { readonly number: string }): string;
  placed(order: { readonly when: string }): string;
  /** Where the confirmation goes. */
  mailed(order: { readonly email: string }): string;
  /** What becomes of what is paid and goes out. */
  readonly nextSent: string;
  /** That files can be fetched below. */
  readonly nextFiles: string;
  /** That the codes of gift cards stand below. */
  readonly nextCodes: string;
  /** Where nothing else comes. */
  readonly nextNothing: string;
  readonly payment: string;
  readonly paid: string;
  openTransfer(order: { readonly amount: string; readonly number: string }): string;
  openInvoice(order: { readonly amount: string }): string;
  openCollection(order: { readonly amount: string }): string;
  open(order: { readonly amount: string }): string;
  refundedPart(order: { readonly amount: string }): string;
  readonly refunded: string;
  /** Until when an open order is kept. */
  payBy(order: { readonly when: string }): string;
  /** That the whole order was given up. */
  readonly orderCanceled: string;
  /** That what gift cards had paid is on them again. */
  orderCanceledBack(order: { readonly amount: string }): string;
  readonly delivery: string;
  readonly notSent: string;
  sent(shipment: { readonly when: string }): string;
  readonly track: string;
  readonly items: string;
  readonly downloads: string;
  download(file: { readonly name: string }): string;
  downloadUntil(file: { readonly when: string }): string;
  downloadsLeft(file: { readonly count: number }): string;
  readonly downloadOver: string;
  readonly giftCards: string;
  /** That they are shown this once. */
  readonly giftCardOnce: string;
  giftCardMailed(order: { readonly email: string }): string;
  readonly subscriptions: string;
  renewed(subscription: { readonly when: string }): string;
  /** Above the orders that renewed it. */
  readonly periods: string;
  readonly paused: string;
  readonly canceled: string;
  readonly ended: string;
  readonly cancel: string;
  cancelSure(subscription: { readonly title: string }): string;
  readonly cancelYes: string;
  readonly review: string;
  readonly reviewAsk: string;
}

/** Those in English. */
export const orderTexts: OrderTexts = {
  thanks: ({ number }) => `Thank you for your order ${number}.`,
  order: ({ number }) => `Order ${number}`,
  placed: ({ when }) => `Placed on ${when}`,
  mailed: ({ email }) => `A confirmation is on its way to ${email}; its link brings you back here.`,
  nextSent: 'We pack it now and write to you when it is ready.',
  nextFiles: 'Your files are below.',
  nextCodes: 'The codes are below and in the mail.',
  nextNothing: 'There is nothing more for you to do.',
  payment: 'Payment',
  paid: 'Paid',
  openTransfer: ({ amount, number }) => `Please transfer ${amount} and name the order ${number}.`,
  openInvoice: ({ amount }) => `You get an invoice for ${amount}.`,
  openCollection: ({ amount }) => `You pay ${amount} when you collect it.`,
  open: ({ amount }) => `${amount} is still to be paid.`,
  refundedPart: ({ amount }) => `Paid; ${amount} of it was given back.`,
  refunded: 'The whole amount was given back.',
  payBy: ({ when }) => `We keep it for you until ${when}.`,
  orderCanceled: 'This order was canceled. There is nothing to pay.',
  orderCanceledBack: ({ amount }) =>
    `This order was canceled. There is nothing to pay, and ${amount} is on your gift card again.`,
  delivery: 'Delivery',
  notSent: 'Not sent yet',
  sent: ({ when }) => `Sent on ${when}`,
  track: 'Follow the parcel',
  items: 'What you ordered',
  downloads: 'Downloads',
  download: ({ name }) => `Download ${name}`,
  downloadUntil: ({ when }) => `until ${when}`,
  downloadsLeft: ({ count }) =>
    createPluralText('en', { one: '# download left', other: '# downloads left' })(count),
  downloadOver: 'This download has ended. Write to us if you still need it.',
  giftCards: 'Gift cards',
  giftCardOnce: 'Write it down: it is shown only once. Whoever has the code can spend it.',
  giftCardMailed: ({ email }) => `The code has been shown and is in the mail to ${email}.`,
  subscriptions: 'Subscriptions',
  renewed: ({ when }) => `Renews on ${when}`,
  periods: 'Renewed so far',
  paused: 'The last payment did not go through, so it is paused. Write to us to go on with it.',
  canceled: 'Canceled: it is not renewed any more.',
  ended: 'Ended',
  cancel: 'Cancel',
  cancelSure: ({ title }) => `Should ${title} not be renewed any more? What is paid stays yours.`,
  cancelYes: 'Yes, cancel it',
  review: 'Write a review',
  reviewAsk: 'How do you like it? Others are glad to know.',
};
