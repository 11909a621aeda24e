import type { EndpointRequest } from '../http/endpoint';
import type { RateLimit } from '../http/rate-limit';
import type { SiteLookup } from '../sites/create-site-lookup';
import type { Store } from '../store/store';
import type { PageCache } from './create-page-cache';
import type { RenderService } from './create-render-service';
import type { PageView } from './page-view';
import type { Runtime } from './runtime/load-runtime';
import type { ServedPages } from './served-pages';
import type { SystemPages } from './system-pages';

/** The services of pages. */
export interface PageServices {
  store: Pick<Store, 'kind' | 'read'>;
  sites: SiteLookup;
  runtime: Runtime;
  render: RenderService;
  pages: PageCache;
  system: SystemPages;
  /** Tells whether a visitor is signed in as a member, who may see pages that others do not. */
  isMember: (request: EndpointRequest) => Promise<boolean>;
  /** Views of other rooms; the first that answers wins. */
  views: readonly PageView[];
  /** Limits pages that are rendered for a single visitor, per network address. */
  viewLimit: RateLimit;
  /** Counts the pages that were served. */
  served: ServedPages;
  /** Limits searches per network address. */
  searchLimit: RateLimit;
}
