import type { RateLimit } from '../../http/rate-limit';
import type { SiteLookup } from '../../sites/create-site-lookup';
import type { Store } from '../../store/store';
import type { ProductDisplay } from './product-display';
import type { LookUpProducts } from './shown-products';

/** The services for showing products. */
export interface CatalogueServices {
  store: Pick<Store, 'read' | 'now'>;
  sites: SiteLookup;
  /** Limits searches per network address; a request for products counts as one. */
  searchLimit: RateLimit;
  lookUpProducts: LookUpProducts;
  /** What other rooms add to how products are shown. */
  productDisplay: ProductDisplay;
}
