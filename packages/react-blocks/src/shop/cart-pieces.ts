import type { Teardown } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';
import { broadcastCart } from './cart-channel';

/** Pieces of a page that are on their way into the cart. */
const createComing = (): { pieces: number } => ({ pieces: 0 });

/** How many pieces the cart holds, with those that are on their way; 0 without a cart. */
export function cartPieces({ window, shared }: PageContext): number {
  return readCartPieces(window) + shared(createComing).pieces;
}

/**
 * Counts pieces before the server has them.
 *
 * @returns ends that, once it has answered; twice is harmless
 */
export function expectPieces({ window, shared }: PageContext, pieces: number): Teardown {
  const coming = shared(createComing);
  let left = pieces;
  const count = (more: number): void => {
    coming.pieces += more;
    broadcastCart(window);
  };
  count(left);
  return () => {
    if (left !== 0) count(-left);
    left = 0;
  };
}

/** How many pieces `cartCountCookie` tells; 0 without a cart. */
function readCartPieces({ document }: Window): number {
  // What is no number counts as none.
  return Number(/\bCART_COUNT=(\d+)/.exec(document.cookie)?.[1] ?? 0);
}
