/**
 * The cookie that tells a page how many pieces the visitor's cart holds and, after a dot, its
 * currency where that is not the store's own: `3`, `3.EUR`. The server sets it with every
 * answer about the cart; it only serves to show them.
 */
export const cartCountCookie = 'CART_COUNT';

/** The currency of the cart: `''` for the store's own, undefined without a cart. */
export function readCartCurrency({ document }: Window): string | undefined {
  return /\bCART_COUNT=\d+\.?([A-Z]*)/.exec(document.cookie)?.[1];
}
