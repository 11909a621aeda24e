import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a checkout. */
export const checkoutTexts = defineTexts('checkout', {
  /** Said to who comes without a cart [8.09]. */
  noCart:
    'Your session has expired, or cookies are turned off in your browser. Turn cookies on, go back to your cart and try again.',
  backToCart: 'Back to the cart',
  contact: 'Contact',
  email: 'Email',
  emailWrong: 'This is no email address. Write it like name@example.com.',
  /** Where it is sent to, and where the buyer of what is not sent lives. */
  delivery: 'Delivery',
  buyer: 'About you',
  name: 'Full name',
  phone: 'Phone, for the delivery',
  /** Nothing stands where something must. */
  missing: 'Please fill in: {title}.',
  zipWrong: 'A ZIP code in the United States has five digits.',
  /** Where no way of shipping is known yet. */
  shippingLater: 'Fill in where it goes, and what shipping costs stands here.',
  shippingMissing: 'Please choose how it is shipped.',
  noShipping: 'We do not ship there.',
  payment: 'Payment',
  paymentMissing: 'Please choose how you pay.',
  transfer: 'Bank transfer',
  invoice: 'Invoice',
  collection: 'On collection',
  online: 'Pay online',
  donation: 'Your donation',
  donationOther: 'Another amount',
  donationMissing: 'Please choose an amount.',
  /** The folded summary on small screens. */
  summary: 'Your order',
  quantity: 'Quantity',
  update: 'Update',
  pay: 'Pay {amount}',
  /** Where nothing is paid now. */
  order: 'Order for {amount}',
  orderFree: 'Place the order',
  /** Before it is known how much. */
  give: 'Give',
  cancel: 'Back to the cart',
  declined: 'The payment was declined, and nothing was charged. Try again or choose another way.',
  /** What the payment service took is not what was asked for. */
  mispaid:
    'The payment service took another amount than we asked for. It goes back to you, and nothing was ordered. Try again or choose another way.',
  soldOut:
    'Something in your order has just sold out. Nothing was charged. See your cart for what is left.',
  expired:
    'This took a while, and your order was not kept any longer. Nothing was charged. You can go on from here.',
  unanswered: 'The payment service has not answered yet. Please do not pay again: we go on asking.',
  /** Where nobody knows what it was. */
  priceIs:
    'The total has changed to {now}. Nothing was charged. Look it over and pay if you agree.',
  priceChanged:
    'The total has changed from {before} to {now}. Nothing was charged. Look it over and pay if you agree.',
  /** While the payment is looked at. */
  waiting:
    'Your payment is being confirmed. You do not need to do anything, and you will not be charged twice.',
  lookAgain: 'Look again',
  actionNeeded: 'One more step: your payment needs to be confirmed by you.',
  goOn: 'Confirm the payment',
  refunding: 'We could not fulfil this order. Your money is on its way back to you.',
  closed: 'This order was given up. Nothing was charged.',
  paying: 'Paying…',
  updating: 'Updating…',
  offline: 'You are offline. We go on when the connection is back. You will not be charged twice.',
  unreachable: 'The shop does not answer. We go on asking. You will not be charged twice.',
});

/** The same, ready to be said. */
export type CheckoutTexts = SaidTexts<typeof checkoutTexts>;
