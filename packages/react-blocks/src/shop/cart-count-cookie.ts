/**
 * The cookie with the number of pieces in the visitor's cart and, after a dot, the cart's currency
 * if it is not the store's own: `3`, `3.EUR`. The server sets it with every answer about the cart;
 * it is only used for display.
 */
export const cartCountCookie = 'CART_COUNT';

/** Reads the currency of the cart: `''` for the store's own, undefined without a cart. */
export function readCartCurrency({ document }: Window): string | undefined {
  return /\bCART_COUNT=\d+\.?([A-Z]*)/.exec(document.cookie)?.[1];
}
