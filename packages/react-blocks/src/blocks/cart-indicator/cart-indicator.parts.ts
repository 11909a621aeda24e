/** Parts of a cart indicator. */
export const cartIndicatorParts = {
  /** The link to the cart. */
  link: 'fr-cart-indicator__link',
  /** The element for the number. */
  count: 'fr-cart-indicator__count',
} as const;

/**
 * On the root once the count is known: the number of pieces in the cart; `0` is styled as empty
 * [4.23].
 */
export const cartCountAttribute = 'data-cart-count';
