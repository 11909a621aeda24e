import type { CartView } from '@frontage/react-blocks/server';
import { priceCart, priceHash } from '@frontage/commerce-model';
import type { StockPieces } from '../stock/stock';
import type { Subscription } from '../subscriptions/subscription';

/**
 * Gives the price of one period: the line with its taxes, without the codes and the shipping of the
 * first order.
 *
 * @param view agreed with the first order
 * @param subscription names the line
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
 * Checks the price that was agreed with the first order.
 *
 * @throws if its line has another price: then nobody is charged
 */
export function checkPrice(view: CartView, subscription: Subscription, now: number): void {
  const { grandTotalCents } = periodView(view, subscription, now).totals;
  if (grandTotalCents !== subscription.cents)
    throw new Error(
      `[site-server] subscription ${subscription.id} costs ${subscription.cents}, its line ${grandTotalCents}. Nobody was charged.`,
    );
}

/** Gives the stock that one period needs. */
export function piecesOf({ cart }: CartView, { lineId }: Subscription): StockPieces[] {
  return cart.entries
    .filter(({ id }) => id === lineId)
    .map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
}
