import { englishTexts } from '../../texts/server-texts';

/** What the area says about refunds. In English, as is the whole area; `{…}` is filled in. */
const refundTexts = {
  formTitle: 'Refund order {number}',
  formIntro: 'Nothing is refunded yet: the next page shows what would be done.',
  left: 'Up to {amount} can be refunded.',
  item: 'Item',
  price: 'Price',
  pieces: 'Pieces to refund',
  piecesOf: 'Pieces to refund of {title}',
  leftPieces: { one: '{count} left', other: '{count} left' },
  noneLeft: 'all refunded',
  shipping: 'Refund shipping: {amount}',
  sum: 'An extra amount, in {currency}',
  sumHint: 'Optional, such as 5.00 for something that arrived late. No piece is refunded for it.',
  restock: 'Put the refunded pieces back in stock',
  show: 'Show what would be done',
  all: 'Everything that is left',
  goBack: 'Back to the order',
  // What is wrong.
  wrongPieces: 'Enter a whole number from 0 to {most}.',
  wrongSum: 'Enter an amount such as 5.00, at most {amount}.',
  nothing: 'Choose what to refund: pieces, shipping or an amount.',
  tooMuch: 'That is more than is left. Check what is left, then try again.',
  spent:
    'Nothing was refunded: gift cards of this order have been spent, so they cannot be refunded. Refund the rest, or an amount.',
  changed:
    'Nothing was refunded: someone changed this order in the meantime. This is what is left.',
  keyUsed:
    'Nothing was refunded: this page has already been used for another refund. This is what is left.',
  open: 'This order is not paid yet, so there is nothing to refund. It can be cancelled.',
  canceled: 'This order was cancelled before it was paid, so there is nothing to refund.',
  over: 'Nothing was refunded: all of this order is already refunded.',
  // What would be done.
  previewTitle: 'Refund {amount} of order {number}?',
  what: 'What is refunded',
  piecesLine: { one: '{count} piece: {title}', other: '{count} pieces: {title}' },
  shippingLine: 'Shipping',
  sumLine: 'An extra amount: {amount}',
  taxLine: 'of which taxes: {amount}',
  where: 'Where the money goes',
  byProvider:
    '{amount} the way it was paid. The payment service is asked at once; the money arrives within a few days.',
  byHand:
    '{amount} was paid to you directly: pay it back yourself. Here it is only recorded as refunded.',
  byCard: '{amount} on the gift card ending in {digits}, at once.',
  after: 'What else happens',
  mail: 'The buyer gets an email.',
  restocked: {
    one: '{count} piece goes back in stock.',
    other: '{count} pieces go back in stock.',
  },
  notRestocked: 'Nothing goes back in stock.',
  ends: '{title} ends and will not renew.',
  goesOn: '{title} goes on and renews as before.',
  worthless: 'Gift cards that are refunded become worthless.',
  coupons: 'Its coupon can be used once more.',
  forGood: 'This cannot be undone.',
  make: 'Refund {amount}',
  change: 'Change it',
  // What became of it.
  states: 'Refunds on their way',
  waits: '{amount} is waiting for the payment service.',
  unreachable:
    '{amount}: the payment service did not answer. It will be asked again automatically.',
  refused:
    '{amount}: the payment service refused. Check your account there. It will be asked again every day.',
  retry: 'Ask the payment service again',
} as const;

/** Gives a text about refunds. */
export const { say: sayOfRefunds } = englishTexts(refundTexts);
