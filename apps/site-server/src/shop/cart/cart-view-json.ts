import type { Cart } from '@frontage/commerce-model';
import type { CartView } from '@frontage/react-blocks/server';

/** The view of a cart as the store keeps it: its one date is a text. */
export type CartViewJson = Omit<CartView, 'cart'> & {
  readonly cart: Omit<Cart, 'created'> & { readonly created: string | null };
};

/** A view as it is stored. */
export function writeCartView(view: CartView): CartViewJson {
  return { ...view, cart: { ...view.cart, created: view.cart.created?.toISOString() ?? null } };
}

/** A view as it was before it was stored. */
export function readCartView(view: CartViewJson): CartView {
  const { created } = view.cart;
  return { ...view, cart: { ...view.cart, created: created === null ? null : new Date(created) } };
}
