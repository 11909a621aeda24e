import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a cart page. */
export const cartTexts = defineTexts('cart', {
  empty: 'Your cart is empty.',
  /** Leads from an empty cart to what there is. */
  shop: 'Browse the shop',
  /** The list of lines, by name. */
  lines: 'In your cart',
  quantityOf: 'Quantity of {title}',
  less: 'One fewer of {title}',
  more: 'One more of {title}',
  update: 'Update',
  removeLine: 'Remove {title}',
  each: '{price} each',
  currency: 'Currency',
  /** The button beside a choice, for those without scripts. */
  choose: 'Choose',
  /** Opens the fields of a place. */
  estimate: 'Shipping and taxes',
  country: 'Country',
  chooseCountry: 'Choose a country',
  region: 'State, province or county',
  postalCode: 'Postal code',
  /** A postal code in the United States that is none. */
  zipWrong: 'Enter a five-digit ZIP code.',
  showCosts: 'Show costs',
  noShipping: 'We do not ship there.',
  summary: 'Summary',
  /** How many pieces there are. */
  pieces: { one: '# item', other: '# items' },
  /** More of them than are counted out [9.07]. */
  morePieces: 'more than {count} items',
  /** In place of costs that only the checkout knows. */
  atCheckout: 'Calculated at checkout',
  installments: 'or {count} payments: {parts}',
  checkout: 'Checkout',
  /** Said while a change is on its way. */
  saving: 'Saving…',
  /** Said when it has arrived. */
  saved: 'Saved. Total: {total}',
  offline: 'You are offline. Changes are kept, and saved when you are back online.',
  unreachable: 'The shop is not responding. We keep trying.',
});

/** The same, ready to be said. */
export type CartTexts = SaidTexts<typeof cartTexts>;
