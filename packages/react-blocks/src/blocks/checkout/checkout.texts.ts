import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a checkout. */
export const checkoutTexts = defineTexts('checkout', {
  /** For a visitor without a cart [8.09]. */
  noCart:
    'Your session has expired, or cookies are turned off in your browser. Turn cookies on, go back to your cart and try again.',
  /** For a visitor who opens a checkout of another browser. */
  otherBrowser:
    'This checkout was started in another browser, or cookies are turned off in this one. Continue there, or turn cookies on, go back to your cart and check out again.',
  /** For a visitor who follows a link from another site or a mail. */
  beginHint: 'You can review everything before you pay.',
  begin: 'Continue to checkout',
  /** For a visitor with an empty cart, or at the page's own address. */
  emptyCart: 'There is nothing to check out: your cart is empty.',
  backToCart: 'Back to the cart',
  contact: 'Contact',
  /** What the buyer may write to the seller. */
  note: 'Add a note',
  email: 'Email',
  /** For an address with a mistyped provider, such as gmial.com. */
  emailMeant: 'Did you mean {email}?',
  emailWrong: 'Enter an email address, such as name@example.com.',
  /** The address of the delivery; without a delivery, the buyer's. */
  delivery: 'Delivery',
  buyer: 'Your details',
  name: 'Full name',
  phone: 'Phone, for the delivery',
  giftEmailMissing:
    'Enter their email address, or leave all fields of the gift empty to get the code yourself.',
  /** For empty required fields; the server has the same words. */
  nameMissing: 'Enter a name.',
  line1Missing: 'Enter a street and number.',
  cityMissing: 'Enter a city.',
  countryMissing: 'Choose a country.',
  postalCodeMissing: 'Enter a postal code.',
  /** In the United States. */
  zipWrong: 'Enter a five-digit ZIP code.',
  /** For a postal code that does not exist in the chosen country. */
  postalWrong: 'Enter a postal code for the country you chose.',
  /** While no shipping method is known. */
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
  /** Replaces the total while the amount of a donation is open. */
  donationOpen: 'Choose how much you would like to give.',
  quantity: 'Quantity',
  update: 'Update',
  pay: 'Pay {amount}',
  /** If nothing is paid now. */
  order: 'Place order for {amount}',
  orderFree: 'Place order',
  cancel: 'Back to the cart',
  /** The same if there is no cart to go back to. */
  cancelAll: 'Cancel',
  /** Links to the terms of the shop, near the button that pays. */
  terms: 'Terms of sale',
  privacy: 'Privacy',
  returns: 'Returns',
  /** After their names, for a screen reader. */
  newTab: '(opens in a new tab)',
  declined:
    'Your payment was declined and nothing was charged. Try again or choose another payment method.',
  /** For a visitor who comes back from the payment page, whose payment is cancelled. */
  left: 'You left the payment page and nothing was charged. Pay again, or choose another payment method.',
  /** The same if the payment service does not answer. */
  leaving:
    'You left the payment page, and we are cancelling that payment. If it went through after all, it counts for this order. You will not be charged twice.',
  /** The payment service took another amount than requested. */
  mispaid:
    'The payment service took a different amount from the one we asked for. Nothing was ordered, and your money is on its way back to you. Try again or choose another payment method.',
  soldOut:
    'Something in your order has just sold out. Nothing was charged. Check your cart to see what is still available.',
  expired: 'Your checkout timed out and nothing was charged. You can carry on from here.',
  unanswered:
    'The payment service has not answered yet. We are still checking, so please do not pay again.',
  /** If the earlier total is unknown. */
  priceIs:
    'The total has changed to {now}. Nothing was charged. Check your order and pay if you agree.',
  priceChanged:
    'The total has changed from {before} to {now}. Nothing was charged. Check your order and pay if you agree.',
  /** If the chosen method is not offered at the new place. */
  shippingChanged: 'Shipping is now {title}, {price}.',
  noShippingNow: 'We do not ship there. Choose another country.',
  /** Future charges, above the button that pays. */
  renewsUntil: 'Then {plan} from {date}, until you cancel.',
  renewsFor: 'Then {plan} from {date}.',
  /** In the folded summary. */
  renewsShort: 'then {plan}',
  /** What it is charged to, where all that is offered is paid online. */
  renewsKept:
    'Our payment service keeps your payment method, and we charge it on each of these dates.',
  /** The same where one may pay otherwise as well. */
  renewsKeptOnline:
    'If you pay online, our payment service keeps your payment method, and we charge it on each of these dates.',
  renewsConsent:
    'By placing this order you agree to this. You can cancel at any time on the page of your order.',
  /** While the payment is being checked. */
  waiting:
    'Your payment is being confirmed. You do not need to do anything, and you will not be charged twice.',
  lookAgain: 'Check again',
  actionNeeded: 'One more step: confirm your payment.',
  goOn: 'Confirm payment',
  payOtherwise: 'Pay another way',
  /** A payment that arrived for a checkout that was over. */
  refunding: 'Your payment arrived after this order was cancelled. All of it goes back to you.',
  /** Somebody else spent a code before the order was placed; a payment for the rest goes back. */
  codeSpent:
    'A gift card or discount code ran out before your order was placed. Nothing was ordered, and anything you paid goes back to you. Check your cart for the new total.',
  closed: 'This order was cancelled. Nothing was charged.',
  paying: 'Paying…',
  updating: 'Updating…',
  offline:
    'You are offline. We will continue when you are back online. You will not be charged twice.',
  unreachable: 'The shop is not responding. We keep trying. You will not be charged twice.',
});

/** The same, ready for use. */
export type CheckoutTexts = SaidTexts<typeof checkoutTexts>;
