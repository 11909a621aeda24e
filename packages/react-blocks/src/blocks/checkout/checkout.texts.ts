import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a checkout. */
export const checkoutTexts = defineTexts('checkout', {
  /** Said to who comes without a cart [8.09]. */
  noCart:
    'Your session has expired, or cookies are turned off in your browser. Turn cookies on, go back to your cart and try again.',
  /** Said to who opens a checkout in another browser than the one that it was begun in. */
  otherBrowser:
    'This checkout was started in another browser, or cookies are turned off in this one. Continue in the browser you started in, or go back to your cart and check out again.',
  /** Said to who comes by a link from another site or a mail. */
  beginHint: 'You can review everything before you pay.',
  begin: 'Continue to checkout',
  /** Said to who has nothing in their cart, and to who opens the page by its own address. */
  emptyCart: 'There is nothing to check out: your cart is empty.',
  backToCart: 'Back to the cart',
  contact: 'Contact',
  email: 'Email',
  emailWrong: 'Enter an email address, such as name@example.com.',
  /** Where it is sent to, and where the buyer of what is not sent lives. */
  delivery: 'Delivery',
  buyer: 'Your details',
  name: 'Full name',
  phone: 'Phone, for the delivery',
  /** Nothing stands where something must. */
  missing: '{title} is required.',
  zipWrong: 'Enter a five-digit ZIP code.',
  /** A postal code that no place of the chosen country has. */
  postalWrong: '{title}: enter one of the country that you chose.',
  /** Where no way of shipping is known yet. */
  shippingLater: 'Enter your address to see shipping costs.',
  shippingMissing: 'Choose a shipping method.',
  noShipping: 'We do not ship there.',
  payment: 'Payment',
  paymentMissing: 'Choose a payment method.',
  transfer: 'Bank transfer',
  invoice: 'Invoice',
  collection: 'Pay on collection',
  online: 'Pay online',
  donationMissing: 'Choose an amount.',
  /** The folded summary on small screens. */
  summary: 'Your order',
  summaryDonation: 'Your donation',
  /** In place of a total before it is known how much is given. */
  donationOpen: 'Choose how much you would like to give.',
  quantity: 'Quantity',
  update: 'Update',
  pay: 'Pay {amount}',
  /** Where nothing is paid now. */
  order: 'Place order for {amount}',
  orderFree: 'Place order',
  cancel: 'Back to the cart',
  /** The same where there is no cart to go back to. */
  cancelAll: 'Cancel',
  declined:
    'Your payment was declined and nothing was charged. Try again or choose another payment method.',
  /** Who comes back from the page of the payment service, and that payment is taken back. */
  left: 'You left the payment page and nothing was charged. Pay again, or choose another payment method.',
  /** The same, where the payment service does not answer. */
  leaving:
    'You left the payment page, and we are cancelling that payment. If it went through after all, it counts for this order. You will not be charged twice.',
  /** What the payment service took is not what was asked for. */
  mispaid:
    'The payment service took a different amount from the one we asked for. Nothing was ordered, and your money is on its way back to you. Try again or choose another payment method.',
  soldOut:
    'Something in your order has just sold out. Nothing was charged. See your cart for what is left.',
  expired: 'Your checkout timed out and nothing was charged. You can carry on from here.',
  unanswered:
    'The payment service has not answered yet. We are still checking, so please do not pay again.',
  /** Where nobody knows what it was. */
  priceIs:
    'The total has changed to {now}. Nothing was charged. Check your order and pay if you agree.',
  priceChanged:
    'The total has changed from {before} to {now}. Nothing was charged. Check your order and pay if you agree.',
  /** Where the way that was chosen is not offered at another place. */
  shippingChanged: 'Shipping is now {title}, {price}.',
  noShippingNow: 'We do not ship there. Choose another country.',
  /** What will be charged again, above the button that pays. */
  renewsUntil: 'Then {plan} from {date}, until you cancel.',
  renewsFor: 'Then {plan} from {date}.',
  /** In the folded summary. */
  renewsShort: 'then {plan}',
  renewsConsent:
    'By placing this order you agree to these payments. You can cancel at any time on the page of your order.',
  /** While the payment is looked at. */
  waiting:
    'Your payment is being confirmed. You do not need to do anything, and you will not be charged twice.',
  lookAgain: 'Check again',
  actionNeeded: 'One more step: confirm your payment.',
  goOn: 'Confirm payment',
  payOtherwise: 'Pay another way',
  refunding: 'We could not fulfil this order. Your money is on its way back to you.',
  closed: 'This order was cancelled. Nothing was charged.',
  paying: 'Paying…',
  updating: 'Updating…',
  offline:
    'You are offline. We will continue when you are back online. You will not be charged twice.',
  unreachable: 'The shop is not responding. We keep trying. You will not be charged twice.',
});

/** The same, ready to be said. */
export type CheckoutTexts = SaidTexts<typeof checkoutTexts>;
