import type { Cart } from '../cart/cart';
import type { CartEntry } from '../cart/cart-parts';
import { computeTotals } from './compute-totals';
import type { TotalsSettings } from './order-input';

/**
 * What each further period of a subscription costs: its line with its taxes, without the codes and
 * the shipping of the first order.
 *
 * @param entry the line of the plan
 * @param cart where it stands
 * @param rules how the store computes, and when: UTC milliseconds
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
