import type { CartView } from '@frontage/react-blocks/server';
import { priceCart, priceHash } from '@frontage/commerce-model';
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
