import type { RateLimit } from '../../http/rate-limit';
import type { OutboxWorker } from '../../mail/start-outbox-worker';
import type { PageServices } from '../../pages/page-services';
import type { Store } from '../../store/store';
import type { ShopPageServices } from '../pages/shop-page';
import type { CheckoutDesk } from './create-checkout-desk';

/** What checkouts are served with. */
export interface CheckoutServices extends ShopPageServices, Pick<PageServices, 'sites' | 'system'> {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Runs checkouts. */
  desk: CheckoutDesk;
  /** Changes of carts, per address; what is sent to a checkout counts as one. */
  cartLimit: RateLimit;
  /** Codes that are tried, per address. */
  codeLimit: RateLimit;
  /** Sends the mails that follow. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** Address that visitors use, when a proxy hides it. */
  baseUrl: string | undefined;
}
