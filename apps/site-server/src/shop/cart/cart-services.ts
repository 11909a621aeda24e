import type { CartCaptchas } from './cart-captcha';
import type { RateLimit } from '../../http/rate-limit';
import type { PageServices } from '../../pages/page-services';
import type { Store } from '../../store/store';
import type { EndpointRequest } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import type { Carts } from './create-carts';
import type { OpenedCart } from './opened-cart';

/** The services of carts. */
export interface CartServices extends Pick<PageServices, 'system' | 'render' | 'viewLimit'> {
  store: Pick<Store, 'read'>;
  carts: Carts;
  /** Opens the cart of the member who is signed in, which other browsers of theirs have too. */
  openCartOfMember: (request: EndpointRequest, site: Site) => Promise<OpenedCart | undefined>;
  captchas: CartCaptchas;
  /** Limits changes of carts per network address. */
  cartLimit: RateLimit;
  /** Limits attempted codes per network address. */
  codeLimit: RateLimit;
}
