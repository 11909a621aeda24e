import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a cart page. */
export const cartTexts = defineTexts('cart', {
  empty: 'Your cart is empty.',
  /** The link from an empty cart to the products. */
  shop: 'Browse the shop',
  /** The name of the list of lines. */
  lines: 'In your cart',
  quantityOf: 'Quantity of {title}',
  less: 'One fewer of {title}',
  more: 'One more of {title}',
  update: 'Update',
  removeLine: 'Remove {title}',
  /** Said where the server refuses a change without words, or never answers it [8.18]. */
  updateFailed: 'Unable to update quantity',
  removeFailed: 'Unable to remove item',
  each: '{price} each',
  currency: 'Currency',
  /** The button next to a choice, for visitors without scripts. */
  choose: 'Choose',
  /** Opens the fields for a place. */
  estimate: 'Shipping and taxes',
  country: 'Country',
  chooseCountry: 'Choose a country',
  region: 'State, province or county',
  postalCode: 'Postal code',
  /** For an invalid US ZIP code. */
  zipWrong: 'Enter a five-digit ZIP code.',
  showCosts: 'Show costs',
  noShipping: 'We do not ship there.',
  summary: 'Summary',
  /** The number of pieces. */
  pieces: { one: '# item', other: '# items' },
  /** For more pieces than are counted out [9.07]. */
  morePieces: 'more than {count} items',
  /** Replaces costs that only the checkout knows. */
  atCheckout: 'Calculated at checkout',
  installments: 'or {count} payments: {parts}',
  checkout: 'Checkout',
  /** Stands in place of the way to the checkout [5.17]. */
  minimum: 'To check out, your order subtotal must be {subtotal} or more',
  /** Announced while a change is being sent. */
  saving: 'Saving…',
  /** Announced when it is saved. */
  saved: 'Saved. Total: {total}',
  offline: 'You are offline. Changes are kept, and saved when you are back online.',
  unreachable: 'The shop is not responding. We keep trying.',
});

/** The same, ready for use. */
export type CartTexts = SaidTexts<typeof cartTexts>;
