import type { RateLimit } from '../../http/rate-limit';
import type { SiteLookup } from '../../sites/create-site-lookup';
import type { Store } from '../../store/store';
import type { LookUpProducts } from './shown-products';

/** What products are shown with. */
export interface CatalogueServices {
  store: Pick<Store, 'read' | 'now'>;
  sites: SiteLookup;
  /** Searches, per address; asking for products counts as one. */
  searchLimit: RateLimit;
  lookUpProducts: LookUpProducts;
}
