import type { CartCaptchas } from './cart-captcha';
import type { RateLimit } from '../../http/rate-limit';
import type { PageServices } from '../../pages/page-services';
import type { Store } from '../../store/store';
import type { Carts } from './create-carts';

/** The services of carts. */
export interface CartServices extends Pick<PageServices, 'system' | 'render' | 'viewLimit'> {
  store: Pick<Store, 'read'>;
  carts: Carts;
  captchas: CartCaptchas;
  /** Limits changes of carts per network address. */
  cartLimit: RateLimit;
  /** Limits attempted codes per network address. */
  codeLimit: RateLimit;
}
