import type { CartChange, CartView } from '../../shop/cart-view';
import type { ShopErrors } from '../../shop/shop-errors';
import type { ShowMoney } from '../../shop/show-money';

/** The displayed cart, for each part of its page. */
export interface ShownCart {
  view: CartView;
  money: ShowMoney;
  /** The server's last refusal. */
  errors: ShopErrors | undefined;
  /** Whether a change of the cart is being sent. */
  isSaving: boolean;
  /** Applies a change; undefined without scripts, when forms post by themselves. */
  change: ((change: CartChange) => void) | undefined;
}
