import type { CartView } from '@frontage/react-blocks/server';

/** Converts a cart to JSON data: times are numbers. */
export function cartData(view: CartView): unknown {
  return { ...view, cart: { ...view.cart, created: view.cart.created?.getTime() ?? null } };
}
