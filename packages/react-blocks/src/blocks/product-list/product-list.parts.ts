/** On a link that shows its product above the list; its value is the product's title. */
export const quickViewAttribute = 'data-quick-view';

/** On the same link: where the block of its product is asked for. */
export const quickViewAddressAttribute = 'data-quick-view-from';

/** Where a server answers the block of a product alone. */
export function productBlockAddress(productId: string, locale: string): string {
  return `/commerce/product?id=${encodeURIComponent(productId)}&language=${encodeURIComponent(locale)}`;
}

/** On the root: what the script says, as JSON; only where products may be shown above the list. */
export const quickViewWordsAttribute = 'data-quick-view-words';

/** What the view above the list says, in the page's language. */
export interface QuickViewWords {
  readonly close: string;
  readonly loading: string;
  readonly details: string;
}
