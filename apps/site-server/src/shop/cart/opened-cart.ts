import type { StoredCart } from './stored-cart';

/** The cart of a member, in a browser that does not have it yet. */
export interface OpenedCart {
  readonly cart: StoredCart;
  /** The token that the browser will send. */
  readonly token: string;
  /** `Set-Cookie` headers that give it to the browser. */
  readonly cookies: readonly string[];
}
