import { changeCart } from '../cart/cart';
import type { Cart } from '../cart/cart';
import { computeTotals } from './compute-totals';
import type { OrderInput, Totals } from './order-input';

/**
 * Sets the amounts, flags and checked coupons of a cart from its lines, coupons, tax rules and
 * chosen shipping; the currency is that of its `subtotalAmount`.
 */
export function priceCart(
  cart: Cart,
  { now, settings, giftCards }: Pick<OrderInput, 'now' | 'settings' | 'giftCards'>,
): { cart: Cart; totals: Totals } {
  const { entries, coupons, applicableTaxRules, selectedShippingOption, subtotalAmount } = cart;
  const { currency } = subtotalAmount;
  const totals = computeTotals({
    currency,
    entries,
    coupons,
    taxRules: applicableTaxRules,
    shipping: selectedShippingOption,
    now,
    ...(settings ? { settings } : {}),
    ...(giftCards ? { giftCards } : {}),
  });
  return {
    totals,
    cart: changeCart(cart, {
      subtotalCents: totals.subtotalCents,
      taxCents: totals.taxCents,
      shippingCostCents: totals.shippingCostCents,
      discountCents: totals.discountCents,
      grandTotalCents: totals.grandTotalCents,
      totalQuantity: totals.totalQuantity,
      validCoupons: totals.validCoupons,
      invalidCoupons: totals.invalidCoupons,
      hasDigital: totals.hasDigital,
      purelyDigital: totals.purelyDigital,
      requiresShipping: totals.requiresShipping,
      subtotalAmount: { cents: totals.subtotalCents, currency },
    }),
  };
}
