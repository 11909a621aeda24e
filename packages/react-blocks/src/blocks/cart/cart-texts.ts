import { countEnglish } from '../../texts/count-english';

/** The texts of a cart page. */
export interface CartTexts {
  readonly empty: string;
  /** Leads from an empty cart to what there is. */
  readonly shop: string;
  /** The list of lines, by name. */
  readonly lines: string;
  quantityOf(line: { readonly title: string }): string;
  less(line: { readonly title: string }): string;
  more(line: { readonly title: string }): string;
  readonly update: string;
  removeLine(line: { readonly title: string }): string;
  each(piece: { readonly price: string }): string;
  readonly currency: string;
  /** The button beside a choice, for those without scripts. */
  readonly choose: string;
  /** Opens the fields of a place. */
  readonly estimate: string;
  readonly country: string;
  readonly chooseCountry: string;
  readonly region: string;
  readonly postalCode: string;
  /** A postal code in the United States that is none. */
  readonly zipWrong: string;
  readonly showCosts: string;
  readonly noShipping: string;
  readonly summary: string;
  /** How many pieces there are. */
  pieces(cart: { readonly count: number }): string;
  /** More of them than are counted out [9.07]. */
  morePieces(cart: { readonly count: number }): string;
  /** In place of costs that only the checkout knows. */
  readonly atCheckout: string;
  installments(offer: { readonly count: number; readonly amount: string }): string;
  readonly checkout: string;
  /** Said while a change is on its way. */
  readonly saving: string;
  /** Said when it has arrived. */
  saved(cart: { readonly total: string }): string;
  readonly offline: string;
  readonly unreachable: string;
}

/** Those in English. */
export const cartTexts: CartTexts = {
  empty: 'Your cart is empty.',
  shop: 'See what there is',
  lines: 'In your cart',
  quantityOf: ({ title }) => `Quantity of ${title}`,
  less: ({ title }) => `One less of ${title}`,
  more: ({ title }) => `One more of ${title}`,
  update: 'Update',
  removeLine: ({ title }) => `Remove ${title}`,
  each: ({ price }) => `${price} each`,
  currency: 'Currency',
  choose: 'Choose',
  estimate: 'Shipping and taxes',
  country: 'Country',
  chooseCountry: 'Choose a country',
  region: 'State, province or county',
  postalCode: 'Postal code',
  zipWrong: 'A ZIP code in the United States has five digits.',
  showCosts: 'Show costs',
  noShipping: 'We do not ship there.',
  summary: 'Summary',
  pieces: ({ count }) => countEnglish(count, '# item', '# items'),
  morePieces: ({ count }) => `more than ${count} items`,
  atCheckout: 'At checkout',
  installments: ({ count, amount }) => `or ${count} payments of ${amount}`,
  checkout: 'Checkout',
  saving: 'Saving…',
  saved: ({ total }) => `Saved. Total: ${total}`,
  offline: 'You are offline. What you changed is kept, and saved when the connection is back.',
  unreachable: 'The shop does not answer. We go on trying.',
};
