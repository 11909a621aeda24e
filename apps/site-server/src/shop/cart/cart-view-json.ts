import type { Cart } from '@frontage/commerce-model';
import type { CartView } from '@frontage/react-blocks/server';

/** The view of a cart as stored: its only date is a text. */
export type CartViewJson = Omit<CartView, 'cart'> & {
  readonly cart: Omit<Cart, 'created'> & { readonly created: string | null };
};

/** Converts a view for the store. */
export function writeCartView(view: CartView): CartViewJson {
  return { ...view, cart: { ...view.cart, created: view.cart.created?.toISOString() ?? null } };
}

/** Restores a stored view. */
export function readCartView(view: CartViewJson): CartView {
  const { created } = view.cart;
  return { ...view, cart: { ...view.cart, created: created === null ? null : new Date(created) } };
}
