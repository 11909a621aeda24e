import type { CartChange, CartView } from '../../shop/cart-view';
import type { ShopErrors } from '../../shop/shop-errors';
import type { ShowMoney } from '../../shop/show-money';

/** A cart as it is shown now: what each part of its page is given. */
export interface ShownCart {
  view: CartView;
  money: ShowMoney;
  /** What the server refused last. */
  errors: ShopErrors | undefined;
  /** Whether a change of the cart is on its way. */
  isSaving: boolean;
  /** Takes a change; undefined without scripts, where forms post by themselves. */
  change: ((change: CartChange) => void) | undefined;
}
