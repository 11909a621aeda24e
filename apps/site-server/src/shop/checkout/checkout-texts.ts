/** The server's texts about checkouts, and about wrong payments. In English; `{…}` is filled in. */
export const checkoutTexts = {
  checkoutEmail: 'Enter an email address, such as name@example.com.',
  checkoutName: 'Enter a name.',
  checkoutLine1: 'Enter a street and number.',
  checkoutCity: 'Enter a city.',
  checkoutCountry: 'Choose a country.',
  checkoutPostalCode: 'Enter a postal code.',
  checkoutZip: 'Enter a five-digit ZIP code.',
  checkoutPostalWrong: 'Enter a postal code for the country you chose.',
  checkoutShipping: 'Choose a shipping method.',
  checkoutUnshipped: 'We do not ship to this address.',
  checkoutPayment: 'Choose a payment method.',
  checkoutUnpaid:
    'There are too many unpaid orders from you or with this email address. Choose another payment method, or pay for one of them first.',
  checkoutUnpaidPieces:
    'You can order at most {pieces} items without paying straight away. Order fewer, or choose another payment method.',
  checkoutMinimum: 'To check out, your order subtotal must be {subtotal} or more',
  checkoutDonation: 'Choose an amount from {min} to {max}.',
  checkoutGiftEmail:
    'Enter their email address, or leave all fields of the gift empty to get the code yourself.',
  checkoutGiftDate: 'Choose a date from today up to a year ahead.',
  checkoutGiftMessage: 'Keep your message to 500 characters.',
  checkoutGone:
    'Something in your cart is no longer available as you chose it. Check your cart and try again.',
  noCartTitle: 'There is nothing to check out',
  noCart:
    'Your session has expired, or cookies are turned off in your browser. Turn cookies on, go back to your cart and try again.',
  checkoutBusy:
    'Your order was being changed at the same time, perhaps in another window. Nothing was charged. Check it and try again.',
  mispaidSubject: 'Your payment to {site} is being refunded',
  mispaidMail:
    'We asked for {asked}, but the payment service took {came}. Nothing was ordered, and the {came} is being refunded to you. You can order again at any time.',
  mispaidOwnerSubject: 'A payment of {came} is being refunded: {asked} was due',
  mispaidOwner:
    'The payment service took {came} from {email}, but {asked} was due (payment {payment}). No order was placed, the items are back in stock, and the {came} is being refunded automatically.',
  mispaidOwnerNext:
    'Check your account with the payment service. This can happen when someone changes a payment by hand, or when an amount is converted into another currency.',
} as const;
