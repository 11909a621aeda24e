import type { OutboxWorker } from '../../mail/start-outbox-worker';
import type { PageServices } from '../../pages/page-services';
import type { FileStore } from '../../files/file-store';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import type { ShopPageServices } from '../pages/shop-page';

/** The services of orders. */
export interface OrderServices extends ShopPageServices, Pick<PageServices, 'sites' | 'system'> {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  links: ShopLinks;
  /** Their pages are where buyers pay what failed, and name other methods. */
  plugs: PaymentPlugs;
  /** The files for downloads. */
  files: FileStore;
  /** Sends the resulting mails. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
}
