import type { CartView } from '@frontage/react-blocks/server';

/** A cart as JSON carries it: times are numbers. */
export function cartData(view: CartView): unknown {
  return { ...view, cart: { ...view.cart, created: view.cart.created?.getTime() ?? null } };
}
