import type { RateLimit } from '../../http/rate-limit';
import type { ForeignGuard } from '../../http/refuse-foreign';
import type { PageServices } from '../../pages/page-services';
import type { Store } from '../../store/store';

/** What those are served with who wait for a product. */
export interface RestockServices
  extends ForeignGuard, Pick<PageServices, 'sites' | 'system' | 'render'> {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Wishes, per address. */
  saveLimit: RateLimit;
}
