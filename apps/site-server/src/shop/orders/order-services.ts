import type { OutboxWorker } from '../../mail/start-outbox-worker';
import type { PageServices } from '../../pages/page-services';
import type { FileStore } from '../../files/file-store';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import type { ShopPageServices } from '../pages/shop-page';

/** What orders are served with. */
export interface OrderServices extends ShopPageServices, Pick<PageServices, 'sites' | 'system'> {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  links: ShopLinks;
  /** Where the files are that buyers fetch. */
  files: FileStore;
  /** Sends the mails that follow. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** Address that visitors use, when a proxy hides it. */
  baseUrl: string | undefined;
}
