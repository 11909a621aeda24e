import { maxQuantity } from '../product/max-quantity';
import type { CartEntry } from './cart-parts';

/**
 * Merges lines into a cart: a line with the same variant and price gets a larger quantity, up to
 * the maximum; new lines come last. For adding to a cart, and for joining two carts at sign-in.
 */
export function mergeEntries(
  entries: readonly CartEntry[],
  more: readonly CartEntry[],
): readonly CartEntry[] {
  return more.reduce<readonly CartEntry[]>((merged, entry) => {
    const position = merged.findIndex((candidate) => isSameThing(candidate, entry));
    if (position < 0) return [...merged, entry];
    return merged.map((candidate, index) =>
      index === position
        ? { ...candidate, quantity: Math.min(maxQuantity, candidate.quantity + entry.quantity) }
        : candidate,
    );
  }, entries);
}

function isSameThing(a: CartEntry, b: CartEntry): boolean {
  return a.productId === b.productId && a.variantId === b.variantId && a.unitCents === b.unitCents;
}
