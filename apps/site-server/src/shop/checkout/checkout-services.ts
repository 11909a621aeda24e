import type { Crumb } from '../../http/crumb';
import type { RateLimit } from '../../http/rate-limit';
import type { OutboxWorker } from '../../mail/start-outbox-worker';
import type { PageServices } from '../../pages/page-services';
import type { Store } from '../../store/store';
import type { CartServices } from '../cart/cart-services';
import type { ShopPageServices } from '../pages/shop-page';
import type { CheckoutDesk } from './create-checkout-desk';

/** The services of checkouts. */
export interface CheckoutServices extends ShopPageServices, Pick<PageServices, 'sites' | 'system'> {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Tells browsers with a session of the server from others. */
  crumb: Pick<Crumb, 'isKnown'>;
  /** Whether a request comes from a member who is signed in. */
  isMember: PageServices['isMember'];
  openCartOfMember: CartServices['openCartOfMember'];
  /** Runs checkouts. */
  desk: CheckoutDesk;
  /** Limits changes of carts per network address; a post to a checkout counts as one. */
  cartLimit: RateLimit;
  /** Limits attempted codes per network address. */
  codeLimit: RateLimit;
  /** Sends the resulting mails. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
}
