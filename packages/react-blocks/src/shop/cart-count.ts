import type { Teardown } from '@frontage/core-lifecycle';

/**
 * The cookie that tells a page how many pieces the visitor's cart holds and, after a dot, its
 * currency where that is not the store's own: `3`, `3.EUR`. The server sets it with every
 * answer about the cart; it only serves to show them.
 */
export const cartCountCookie = 'CART_COUNT';

/**
 * The channel over which blocks and tabs of a site tell each other that the cart has changed; its
 * messages are empty.
 */
export const cartChannel = 'frontage-cart';

/** Pieces of a window that are on their way into the cart. */
const coming = new WeakMap<Window, number>();

/** How many pieces the cart holds, with those that are on their way; 0 without a cart. */
export function cartCount(window: Window): number {
  // What is no number counts as none.
  const pieces = new RegExp(`\\b${cartCountCookie}=(\\d+)`).exec(window.document.cookie)?.[1] ?? 0;
  return Number(pieces) + (coming.get(window) ?? 0);
}

/**
 * Tells the blocks of this page and of other tabs that the cart has changed: they ask for its count
 * anew.
 */
export function tellCart(window: Window & typeof globalThis): void {
  const channel = openCartChannel(window);
  channel?.postMessage(0);
  channel?.close();
}

/** Opens that channel; undefined where a browser that may keep nothing forbids it. */
export function openCartChannel({
  BroadcastChannel,
}: Window & typeof globalThis): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(cartChannel);
  } catch {
    return undefined;
  }
}

/**
 * Counts pieces before the server has them.
 *
 * @returns ends that, once it has answered; twice is harmless
 */
export function expectPieces(window: Window & typeof globalThis, pieces: number): Teardown {
  let left = pieces;
  const count = (more: number): void => {
    coming.set(window, (coming.get(window) ?? 0) + more);
    tellCart(window);
  };
  count(left);
  return () => {
    if (left !== 0) count(-left);
    left = 0;
  };
}
