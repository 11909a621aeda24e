/** On a link that opens the quick view; its value is the product's title. */
export const quickViewAttribute = 'data-quick-view';

/** On the same link: the address of the product's block. */
export const quickViewAddressAttribute = 'data-quick-view-from';

/** On the dialog: the product's id, for the census. */
export const quickViewItemAttribute = 'data-quick-view-item';

/** Gives the address at which a server answers with only the block of a product. */
export function quickViewProductAddress(productId: string, locale: string): string {
  return `/commerce/product?id=${encodeURIComponent(productId)}&language=${encodeURIComponent(locale)}`;
}

/** On the root: the texts of the script, as JSON; only if there are quick views. */
export const quickViewWordsAttribute = 'data-quick-view-words';

/** The texts of the quick view, in the page's language. */
export interface QuickViewWords {
  readonly close: string;
  readonly loading: string;
  readonly details: string;
}
