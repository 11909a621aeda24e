/**
 * What the server says of checkouts, and of money that is not as it should be.
 * In English; `{…}` is filled in.
 */
export const checkoutTexts = {
  checkoutEmail: 'Please enter an email address, such as ada@example.com.',
  checkoutName: 'Please enter a name.',
  checkoutLine1: 'Please enter a street and number.',
  checkoutCity: 'Please enter a city.',
  checkoutCountry: 'Please choose a country.',
  checkoutPostalCode: 'Please enter a postal code.',
  checkoutZip: 'Please enter a zip code of five digits.',
  checkoutShipping: 'Please choose a way of shipping.',
  checkoutUnshipped: 'We do not ship to this place.',
  checkoutPayment: 'Please choose a way of paying.',
  checkoutDonation: 'Please choose an amount from {min} to {max}.',
  checkoutGone: 'Something in your cart cannot be bought as it is. Please look at it once more.',
  noCartTitle: 'There is nothing to check out',
  noCart: 'Your session has expired, or cookies are disabled.',
  checkoutBusy:
    'This was changed at the same moment, maybe in another window. Please look at it once more. Nothing was charged.',
  mispaidSubject: 'Your payment to {site} goes back to you',
  mispaidMail:
    'We asked for {asked}, and the payment service took {came}. So nothing was ordered, and what it took goes back to you. You can order again at any time.',
  mispaidOwnerSubject: 'A payment of {came} goes back: {asked} were asked for',
  mispaidOwner:
    'The payment service took {came} from {email} where {asked} were asked for (payment {payment}). No order was made of it, what was held is back in stock, and the {came} go back by themselves.',
  mispaidOwnerNext:
    'Please look into your account there: this happens when somebody changes a payment by hand, or when prices are converted on the way.',
} as const;
