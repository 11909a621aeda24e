import type { Captchas } from '../../captcha/judge-captcha';
import type { RateLimit } from '../../http/rate-limit';
import type { PageServices } from '../../pages/page-services';
import type { Store } from '../../store/store';
import type { Carts } from './create-carts';

/** What carts are served with. */
export interface CartServices extends Pick<PageServices, 'system' | 'render' | 'viewLimit'> {
  store: Pick<Store, 'read'>;
  carts: Carts;
  captchas: Pick<Captchas, 'recaptcha'>;
  /** Changes of carts, per address. */
  cartLimit: RateLimit;
  /** Codes that are tried, per address. */
  codeLimit: RateLimit;
}
