import type { RateLimits } from '../../http/rate-limit';
import type { CartServices } from './cart-services';

/** How often visitors may change a cart. */
export interface CartLimits {
  /** Changes of carts a minute and address. @default 120 */
  cartChangesPerMinute?: number;
  /** Codes of coupons and gift cards that are tried a minute and address. @default 10 */
  codesPerMinute?: number;
}

/** Makes the limits of carts. */
export function createCartLimits(
  { cartChangesPerMinute = 120, codesPerMinute = 10 }: CartLimits,
  limits: RateLimits,
): Pick<CartServices, 'cartLimit' | 'codeLimit'> {
  return {
    cartLimit: limits.create('cart', cartChangesPerMinute),
    codeLimit: limits.create('code', codesPerMinute),
  };
}
