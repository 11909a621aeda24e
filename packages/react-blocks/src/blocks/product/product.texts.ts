import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a product. */
export const productTexts = defineTexts('product', {
  /** Where variants cost differently. */
  from: 'From {price}',
  /** Before a price on sale, for those who do not see that the other is struck out. */
  salePrice: 'Sale price:',
  originalPrice: 'Original price:',
  sale: 'Sale',
  soldOut: 'Sold out',
  left: { other: 'Only # left' },
  installments: 'Or {count} payments of {price}',
  /** The name of the choice, where one list has all variants. */
  variant: 'Variant',
  /** The choice of what a gift card is worth. */
  value: 'Value',
  /** Before anything is chosen. */
  choose: 'Select {name}',
  /** A variant in a list, with its price, and one that cannot be bought. */
  variantPrice: '{label} – {price}',
  variantSoldOut: '{label} (sold out)',
  quantity: 'Quantity',
  /** The choice of a currency. */
  currency: 'Currency',
  add: 'Add to cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  added: 'It is in your cart.',
  viewCart: 'View cart',
  failed: 'This did not get through. Please try again.',
  offline: 'There is no connection. This is done as soon as it is back.',
  cookies:
    'Your browser keeps no cookies, so the cart stays empty. Please allow them for this site.',
  /** No variant has the values that were chosen. */
  unavailable: 'There is none like this. Please choose another.',
  restock: 'Hear from us when it is back',
  email: 'Email',
  notify: 'Tell me',
  notified: 'Thank you. We write once, on the day it is back.',
  weight: 'Weight',
  size: 'Size',
  /** A measure with its unit, which is one of the four below. */
  measure: '{amount} {unit}',
  kg: 'kg',
  lbs: 'lbs',
  cm: 'cm',
  inch: 'in',
});

/** The same, ready to be said. */
export type ProductTexts = SaidTexts<typeof productTexts>;
