import type { CartView } from '@frontage/react-blocks/server';
import { priceCart, priceHash } from '@frontage/commerce-model';
import type { StockPieces } from '../stock/stock';
import type { Subscription } from '../subscriptions/subscription';

/**
 * What one period costs: the line with its taxes, without the codes and the shipping of the first
 * order.
 *
 * @param view what the first order agreed on
 * @param subscription which of its lines
 * @param now UTC milliseconds
 */
export function periodView(
  view: CartView,
  { lineId }: Pick<Subscription, 'lineId'>,
  now: number,
): CartView {
  const { settings } = view;
  const entries = view.cart.entries.filter(({ id }) => id === lineId);
  const { cart, totals } = priceCart(
    { ...view.cart, entries, coupons: [], selectedShippingOption: null },
    { now, settings },
  );
  return {
    ...view,
    cart,
    totals,
    lines: view.lines.filter((line) => line.lineId === lineId),
    giftCards: [],
    now,
    priceHash: priceHash(totals),
  };
}

/**
 * What a subscription costs was agreed on with its first order.
 *
 * @throws when its line does not cost that: then nobody is charged
 */
export function checkPrice(view: CartView, subscription: Subscription, now: number): void {
  const { grandTotalCents } = periodView(view, subscription, now).totals;
  if (grandTotalCents !== subscription.cents)
    throw new Error(
      `[site-server] subscription ${subscription.id} costs ${subscription.cents}, its line ${grandTotalCents}. Nobody was charged.`,
    );
}

/** What one period needs out of stock. */
export function piecesOf({ cart }: CartView, { lineId }: Subscription): StockPieces[] {
  return cart.entries
    .filter(({ id }) => id === lineId)
    .map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
}
