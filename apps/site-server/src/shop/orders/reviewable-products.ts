import type { StoredOrder } from './stored-order';

/** How long after an order its buyer may review it, in milliseconds. */
export const reviewTime = 180 * 24 * 60 * 60 * 1000;

/** Why an order cannot be reviewed: it is not paid yet, or it is too late. */
export type WhyNotReviewed = 'early' | 'expired';

/**
 * Why an order cannot be reviewed now; nothing where it can. Only who has paid may say how it is, and
 * who got their money back has nothing any more.
 *
 * @param order the order
 * @param now UTC milliseconds
 */
export function whyNotReviewed(
  {
    paymentState,
    canceledAt,
    createdAt,
  }: Pick<StoredOrder, 'paymentState' | 'canceledAt' | 'createdAt'>,
  now: number,
): WhyNotReviewed | undefined {
  if (canceledAt !== null || paymentState === 'refunded' || now - createdAt >= reviewTime)
    return 'expired';
  return paymentState === 'open' ? 'early' : undefined;
}

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
