import type { StoredOrder } from './stored-order';

/** How long after an order its buyer may review it, in milliseconds. */
export const reviewTime = 180 * 24 * 60 * 60 * 1000;

/** Why an order cannot be reviewed: it is not paid yet, or it is too late. */
export type WhyNotReviewed = 'early' | 'expired';

/**
 * Gives the reason why an order cannot be reviewed now; undefined if it can. Only buyers who have
 * paid may review, and not after a refund.
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
 * Lists the goods of an order that may be reviewed: those with a page, except gift cards and
 * donations.
 */
export function reviewableProducts({
  content,
}: Pick<StoredOrder, 'content'>): { readonly productId: string; readonly index: number }[] {
  const { cart, lines } = content.view;
  const found = new Map<string, number>();
  for (const [index, { productId, productType }] of cart.entries.entries())
    if (
      productType !== 'giftCard' &&
      content.kind !== 'donate' &&
      lines[index]?.slug !== '' &&
      !found.has(productId)
    )
      found.set(productId, index);
  return [...found].map(([productId, index]) => ({ productId, index }));
}
