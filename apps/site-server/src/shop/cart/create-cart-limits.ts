import type { RateLimits } from '../../http/rate-limit';
import type { CartServices } from './cart-services';

/** The rate limits of carts. */
export interface CartLimits {
  /** Changes of carts per minute and network address. @default 120 */
  cartChangesPerMinute?: number;
  /** Attempted codes of coupons and gift cards per minute and network address. @default 10 */
  codesPerMinute?: number;
}

/** Creates the rate limits of carts. */
export function createCartLimits(
  { cartChangesPerMinute = 120, codesPerMinute = 10 }: CartLimits,
  limits: RateLimits,
): Pick<CartServices, 'cartLimit' | 'codeLimit'> {
  return {
    cartLimit: limits.create('cart', cartChangesPerMinute),
    codeLimit: limits.create('code', codesPerMinute),
  };
}
