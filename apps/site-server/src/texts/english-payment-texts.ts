/**
 * What the server says of money that is not as it should be, and of its limits, in English; see
 * `englishServerTexts`.
 */
export const englishPaymentTexts = {
  checkoutBusy:
    'This was changed at the same moment, maybe in another window. Please look at it once more. Nothing was charged.',
  cartGiftCards:
    'You can buy {count} gift cards of one value at once. For more, place one more order.',
  // Money of another amount than was asked for: the mails to the buyer and to the owner.
  mispaidSubject: 'Your payment to {site} goes back to you',
  mispaidMail:
    'We asked for {asked}, and the payment service took {came}. So nothing was ordered, and what it took goes back to you. You can order again at any time.',
  mispaidOwnerSubject: 'A payment of {came} goes back: {asked} were asked for',
  mispaidOwner:
    'The payment service took {came} from {email} where {asked} were asked for (payment {payment}). No order was made of it, what was held is back in stock, and the {came} go back by themselves.',
  mispaidOwnerNext:
    'Please look into your account there: this happens when somebody changes a payment by hand, or when prices are converted on the way.',
} as const;
