import type { RateLimits } from '../../http/rate-limit';
import type { Store } from '../../store/store';
import { cartActions } from './cart-actions';
import { cartTexts } from './cart-texts';
import { cartView } from './cart-view';
import { createCartLimits, type CartLimits } from './create-cart-limits';
import { createCarts } from './create-carts';

/** What carts are created from. */
interface CartBase {
  store: Store;
  options: CartLimits;
  limits: RateLimits;
}

/** What carts add to the server. */
export const cartRoom = {
  actions: cartActions,
  texts: cartTexts,
  textsTitle: 'Refusals of the cart',
  services: ({ store, options, limits }: CartBase) => ({
    ...createCartLimits(options, limits),
    carts: createCarts(store),
  }),
  view: cartView,
};
