import { defineTexts, type SaidTexts } from '../../texts/block-texts';
import { restockWords } from './restock/restock-words';

/** The texts of a product. */
export const productTexts = defineTexts('product', {
  /** If variants differ in price. */
  from: 'From {price}',
  /** Before a sale price, for screen readers. */
  salePrice: 'Sale price:',
  originalPrice: 'Original price:',
  sale: 'Sale',
  soldOut: 'Sold out',
  left: { other: 'Only # left' },
  installments: 'Or {count} payments: {parts}',
  /** Before anything is chosen. */
  choose: 'Select {name}',
  /** The button that shows picture and price of the choice, on pages without scripts. */
  show: 'Show this choice',
  quantity: 'Quantity',
  /** The choice of a currency. */
  currency: 'Currency',
  add: 'Add to cart',
  /** The same button in a shop with express checkout, and the link to it afterwards. */
  buy: 'Buy now',
  goToCheckout: 'Go to checkout',
  adding: 'Adding…',
  added: 'Added to your cart.',
  viewCart: 'View cart',
  failed: 'Something went wrong. Please try again.',
  /** By the status of an answer that says no more [8.07]. */
  unauthorized: 'Unauthorized request',
  serverFailed: 'Internal server error. Please try again later.',
  overloaded: 'This service is temporarily unavailable. Please try again later.',
  unreachable: 'Unable to connect…',
  offline: 'You are offline. We will finish this when you are back online.',
  cookies:
    'Cookies are turned off in your browser, so your cart stays empty. Turn them on for this site and try again.',
  /** Nothing of a row is chosen yet. */
  chooseOne: 'Choose one of these.',
  /** No variant has the chosen values. */
  unavailable: 'This combination is not available. Choose another.',
  ...restockWords,
  weight: 'Weight',
  size: 'Size',
  /** A measure with its unit, which is one of the four below. */
  measure: '{amount} {unit}',
  kg: 'kg',
  lbs: 'lbs',
  cm: 'cm',
  inch: 'in',
});

/** The same, ready for use. */
export type ProductTexts = SaidTexts<typeof productTexts>;
