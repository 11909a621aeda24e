import type { Cart } from '../cart/cart';
import type { CartEntry } from '../cart/cart-parts';
import { computeTotals } from './compute-totals';
import type { TotalsSettings } from './order-input';

/**
 * Computes the price of each further period of a subscription: its line with taxes, without the
 * coupons and the shipping of the first order.
 *
 * @param entry the line of the plan
 * @param cart the cart that contains it
 * @param rules the store's settings and the time, UTC milliseconds
 * @returns minor units
 */
export function renewalCents(
  entry: CartEntry,
  { subtotalAmount, applicableTaxRules }: Pick<Cart, 'subtotalAmount' | 'applicableTaxRules'>,
  { settings, now }: { readonly settings: Partial<TotalsSettings>; readonly now: number },
): number {
  return computeTotals({
    currency: subtotalAmount.currency,
    entries: [entry],
    taxRules: applicableTaxRules,
    settings,
    now,
  }).grandTotalCents;
}
