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
  sum: 'A sum beside that, in {currency}',
  sumHint: 'Optional, such as 5.00 for something that came late. No piece is refunded for it.',
  restock: 'Put the refunded pieces back in stock',
  show: 'Show what would be done',
  all: 'Everything that is left',
  goBack: 'Back to the order',
  // What is wrong.
  wrongPieces: 'Enter a whole number from 0 to {most}.',
  wrongSum: 'Enter a sum such as 5.00, at most {amount}.',
  nothing: 'Choose what to refund: pieces, shipping or a sum.',
  tooMuch: 'That is more than is left. Look at what is left, then try again.',
  spent:
    'Gift cards of this order were spent, so their pieces cannot be refunded. Nothing was refunded now. Refund the rest, or a sum.',
  changed:
    'Somebody changed this order meanwhile, so nothing was refunded now. This is what is left.',
  keyUsed:
    'This page was used for another refund, so nothing was refunded now. This is what is left.',
  open: 'This order is not paid yet, so there is nothing to refund. It can be cancelled.',
  canceled: 'This order was cancelled before it was paid, so there is nothing to refund.',
  over: 'All of this order was already refunded. Nothing was refunded now.',
  // What would be done.
  previewTitle: 'Refund {amount} of order {number}?',
  what: 'What is refunded',
  piecesLine: { one: '{count} piece: {title}', other: '{count} pieces: {title}' },
  shippingLine: 'Shipping',
  sumLine: 'A sum: {amount}',
  taxLine: 'of it taxes: {amount}',
  where: 'Where the money goes',
  byProvider:
    '{amount} the way it was paid. The payment provider is asked at once; the money arrives within a few days.',
  byHand:
    '{amount} was paid to you directly: give it back yourself. Here it is only written down as refunded.',
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
  waits: '{amount} waits for the payment provider.',
  unreachable: '{amount}: the payment provider did not answer. It is asked again by itself.',
  refused:
    '{amount}: the payment provider refused. Look at your account there. It is asked again each day.',
  retry: 'Ask the provider again',
} as const;

/** Gives a text about refunds. */
export const { say: sayOfRefunds } = englishTexts(refundTexts);
