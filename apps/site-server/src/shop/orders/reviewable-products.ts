import type { StoredOrder } from './stored-order';

/**
 * The goods of an order that may be reviewed: what has a page of its own, and is no gift card or
 * donation.
 */
export function reviewableProducts({
  content,
}: Pick<StoredOrder, 'content'>): { readonly productId: string; readonly at: number }[] {
  const { cart, lines } = content.view;
  const found = new Map<string, number>();
  for (const [at, { productId, productType }] of cart.entries.entries())
    if (
      productType !== 'giftCard' &&
      content.kind !== 'donate' &&
      lines[at]?.slug !== '' &&
      !found.has(productId)
    )
      found.set(productId, at);
  return [...found].map(([productId, at]) => ({ productId, at }));
}
