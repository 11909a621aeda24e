import { computeTotals, type ShippingOption } from '@frontage/commerce-model';
import type { CartView } from './cart-view';
import type { ShowMoney } from './show-money';

/**
 * Formats what a shipping method would cost for a cart.
 *
 * @param free replaces an amount of 0
 */
export function shippingText(
  shipping: ShippingOption,
  { cart, now }: CartView,
  money: ShowMoney,
  free: string,
): string {
  // Taxes do not affect it.
  const { shippingCostCents } = computeTotals({
    currency: cart.subtotalAmount.currency,
    entries: cart.entries,
    coupons: cart.coupons,
    shipping,
    now,
  });
  return shippingCostCents === 0 ? free : money(shippingCostCents);
}
