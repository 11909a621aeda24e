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
    const at = merged.findIndex((one) => isSameThing(one, entry));
    if (at < 0) return [...merged, entry];
    return merged.map((one, index) =>
      index === at
        ? { ...one, quantity: Math.min(maxQuantity, one.quantity + entry.quantity) }
        : one,
    );
  }, entries);
}

function isSameThing(one: CartEntry, other: CartEntry): boolean {
  return (
    one.productId === other.productId &&
    one.variantId === other.variantId &&
    one.unitCents === other.unitCents
  );
}
