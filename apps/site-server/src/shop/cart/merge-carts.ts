import { mergeEntries, type CartEntry } from '@frontage/commerce-model';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findProductsById } from '../catalogue/products';
import type { StoredProduct } from '../catalogue/stored-product';
import { cartLimits } from './apply-cart-change';
import { replaceCart } from './carts';
import { priceLines } from './price-lines';
import type { CartContent, StoredCart } from './stored-cart';

/** Two carts merged into one. */
export interface MergedCart {
  content: CartContent;
  /** The number of lines without space: a cart holds 500. */
  leftOut: number;
}

/**
 * Merges a visitor's cart into that of their account, at sign-in: quantities of common items add
 * up, as far as there are pieces; items bought only once stay single, codes of both count. The
 * account's currency, place and shipping method stay if it has any.
 *
 * @param ownContent the account's cart
 * @param brought the visitor's earlier cart
 * @param catalogue the products of both, by id
 * @param now UTC milliseconds
 */
export function mergeContents(
  ownContent: CartContent,
  brought: CartContent,
  catalogue: ReadonlyMap<string, StoredProduct>,
  now: number,
): MergedCart {
  const base =
    ownContent.lines.length > 0
      ? ownContent
      : {
          ...brought,
          couponCodes: ownContent.couponCodes,
          giftCardIds: ownContent.giftCardIds,
          lines: ownContent.lines,
          changes: ownContent.changes,
        };
  const { currency } = base;
  const isSameMoney = (content: CartContent) => content.currency === currency;
  const lines = [
    ...ownContent.lines.map((line) => ({ line, content: ownContent })),
    ...brought.lines.map((line) => ({ line, content: brought })),
  ];
  const priced = priceLines(
    lines.map(({ line }) => line),
    catalogue,
    { currency, now },
  );
  const entries = priced.map(({ line, stored, offer }): CartEntry => {
    const { productType = 'physical', unitCents = 0, taxable = true } = offer ?? {};
    return { ...line, productType, unitCents, taxable, title: stored?.product.title ?? '' };
  });
  const part = (from: number, to: number, once: boolean) =>
    entries
      .slice(from, to)
      .filter((_, index) => (lines[from + index]?.line.isOnce ?? false) === once);
  // What is bought once, without its plan, is another thing than the plan.
  const merged = [false, true].flatMap((once) =>
    mergeEntries(
      part(0, ownContent.lines.length, once),
      part(ownContent.lines.length, entries.length, once),
    ),
  );
  const keptLines = merged
    .slice(0, cartLimits.lines)
    .map(({ id, productId, variantId, quantity }) => {
      const index = lines.findIndex(({ line }) => line.id === id);
      const from = lines[index];
      const { stock = 0, maxQuantity = Infinity } = priced[index]?.offer ?? {};
      // More than there is was in one of the carts before, or is in none.
      const most = Math.max(
        stock,
        ...lines
          .filter(({ line }) => line.productId === productId && line.variantId === variantId)
          .map(({ line }) => line.quantity),
      );
      return {
        id,
        productId,
        variantId,
        quantity: maxQuantity === 1 && stock > 1 ? 1 : Math.min(quantity, most),
        ...(from?.line.isOnce && { isOnce: true }),
        seenCents: from && isSameMoney(from.content) ? from.line.seenCents : null,
      };
    });
  const codes = (list: readonly string[], more: readonly string[]) =>
    [...new Set([...list, ...more])].slice(0, cartLimits.codes);
  return {
    leftOut: merged.length - keptLines.length,
    content: {
      ...base,
      lines: keptLines,
      couponCodes: codes(ownContent.couponCodes, brought.couponCodes),
      giftCardIds: codes(ownContent.giftCardIds, brought.giftCardIds),
      location: base.location ?? brought.location,
    },
  };
}

/**
 * Merges two carts in one transaction: the visitor's is empty afterwards.
 *
 * @param store with both
 * @param site of the carts
 * @param carts the visitor's cart, and that of their account
 * @returns the number of lines without space; undefined if one of them was changed meanwhile: read
 *   both again and retry
 */
export async function mergeCarts(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  site: Pick<Site, 'id'>,
  { from, into }: { from: StoredCart; into: StoredCart },
): Promise<Pick<MergedCart, 'leftOut'> | undefined> {
  const wanted = [...from.content.lines, ...into.content.lines].map(({ productId }) => productId);
  const stored = await findProductsById(store.read, site.id, [...new Set(wanted)]);
  const now = store.now();
  const { content, leftOut } = mergeContents(
    into.content,
    from.content,
    new Map(stored.map((entry) => [entry.product.id, entry])),
    now,
  );
  const empty: CartContent = { ...from.content, lines: [], couponCodes: [], giftCardIds: [] };
  try {
    await store.write(async (db) => {
      if (
        !(await replaceCart(db, into, content, now)) ||
        !(await replaceCart(db, from, empty, now))
      )
        throw new ChangedMeanwhile();
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return undefined;
    throw error;
  }
  return { leftOut };
}

/** Undoes the write. */
class ChangedMeanwhile extends Error {}
