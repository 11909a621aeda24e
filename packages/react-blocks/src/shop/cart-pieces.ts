import type { Teardown } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';
import { broadcastCart } from './cart-channel';

/** Pieces of a page that are being added to the cart. */
const createComing = (): { pieces: number } => ({ pieces: 0 });

/** Counts the pieces in the cart, including those being added; 0 without a cart. */
export function cartPieces({ window, shared }: PageContext): number {
  return readCartPieces(window) + shared(createComing).pieces;
}

/**
 * Counts pieces before the server has answered.
 *
 * @returns stops counting them, once the server has answered; calling it again does nothing
 */
export function expectPieces({ window, shared }: PageContext, pieces: number): Teardown {
  const coming = shared(createComing);
  let expected = pieces;
  const count = (more: number): void => {
    coming.pieces += more;
    broadcastCart(window);
  };
  count(expected);
  return () => {
    if (expected !== 0) count(-expected);
    expected = 0;
  };
}

/** Reads the number of pieces in `cartCountCookie`; 0 without a cart. */
function readCartPieces({ document }: Window): number {
  // Anything but a number counts as 0.
  return Number(/\bCART_COUNT=(\d+)/.exec(document.cookie)?.[1] ?? 0);
}
