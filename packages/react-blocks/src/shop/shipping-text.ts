import { computeTotals, type ShippingOption } from '@frontage/commerce-model';
import type { CartView } from './cart-view';
import type { ShowMoney } from './show-money';

/**
 * What a way of shipping would cost for a cart, as text.
 *
 * @param free in place of an amount of 0
 */
export function shippingText(
  shipping: ShippingOption,
  { cart, now }: CartView,
  money: ShowMoney,
  free: string,
): string {
  // Taxes do not change it.
  const { shippingCostCents } = computeTotals({
    currency: cart.subtotalAmount.currency,
    entries: cart.entries,
    coupons: cart.coupons,
    shipping,
    now,
  });
  return shippingCostCents === 0 ? free : money(shippingCostCents);
}
