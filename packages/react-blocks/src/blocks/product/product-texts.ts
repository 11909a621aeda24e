import { createPluralText } from '@frontage/site-model';

/** The texts of a product. */
export interface ProductTexts {
  /** Where variants cost differently. */
  from(offer: { readonly price: string }): string;
  /** Before a price on sale, for those who do not see that the other is struck out. */
  readonly salePrice: string;
  readonly originalPrice: string;
  readonly sale: string;
  readonly soldOut: string;
  left(stock: { readonly count: number }): string;
  installments(rule: { readonly count: number; readonly price: string }): string;
  /** The name of the choice, where one list has all variants. */
  readonly variant: string;
  /** The choice of what a gift card is worth. */
  readonly value: string;
  /** Before anything is chosen. */
  choose(option: { readonly name: string }): string;
  /** A variant in a list, with its price, and one that cannot be bought. */
  variantPrice(variant: { readonly label: string; readonly price: string }): string;
  variantSoldOut(variant: { readonly label: string }): string;
  readonly quantity: string;
  /** The choice of a currency. */
  readonly currency: string;
  readonly add: string;
  readonly subscribe: string;
  readonly adding: string;
  readonly added: string;
  readonly viewCart: string;
  readonly failed: string;
  readonly offline: string;
  readonly cookies: string;
  /** No variant has the values that were chosen. */
  readonly unavailable: string;
  readonly restock: string;
  readonly email: string;
  readonly notify: string;
  readonly notified: string;
  readonly weight: string;
  readonly size: string;
  /** A measure with its unit, which is one of the four below. */
  measure(measure: { readonly amount: string; readonly unit: string }): string;
  readonly kg: string;
  readonly lbs: string;
  readonly cm: string;
  readonly inch: string;
}

/** Those in English. */
export const productTexts: ProductTexts = {
  from: ({ price }) => `From ${price}`,
  salePrice: 'Sale price:',
  originalPrice: 'Original price:',
  sale: 'Sale',
  soldOut: 'Sold out',
  left: ({ count }) => createPluralText('en', { other: 'Only # left' })(count),
  installments: ({ count, price }) => `Or ${count} payments of ${price}`,
  variant: 'Variant',
  value: 'Value',
  choose: ({ name }) => `Select ${name}`,
  variantPrice: ({ label, price }) => `${label} – ${price}`,
  variantSoldOut: ({ label }) => `${label} (sold out)`,
  quantity: 'Quantity',
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
  unavailable: 'There is none like this. Please choose another.',
  restock: 'Hear from us when it is back',
  email: 'Email',
  notify: 'Tell me',
  notified: 'Thank you. We write once, on the day it is back.',
  weight: 'Weight',
  size: 'Size',
  measure: ({ amount, unit }) => `${amount} ${unit}`,
  kg: 'kg',
  lbs: 'lbs',
  cm: 'cm',
  inch: 'in',
};
