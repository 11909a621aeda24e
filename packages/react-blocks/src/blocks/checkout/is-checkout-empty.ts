import type { CheckoutView } from '../../shop/checkout-view';

/** Whether a checkout has nothing to buy and nothing to give, since its cart was emptied. */
export function isCheckoutEmpty({ cart, donation }: CheckoutView): boolean {
  return cart.lines.length === 0 && donation === undefined;
}
