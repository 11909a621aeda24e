import type { RateLimit } from '../http/rate-limit';
import type { SiteLookup } from '../sites/create-site-lookup';
import type { Store } from '../store/store';
import type { PageCache } from './create-page-cache';
import type { RenderService } from './create-render-service';
import type { SystemPages } from './create-system-pages';
import type { PageView } from './page-view';
import type { Runtime } from './runtime/load-runtime';

/** What pages are served with. */
export interface PageServices {
  store: Pick<Store, 'kind' | 'read'>;
  sites: SiteLookup;
  runtime: Runtime;
  render: RenderService;
  pages: PageCache;
  system: SystemPages;
  /** Views of other rooms; the first that answers is shown. */
  views: readonly PageView[];
  /** Searches, per address. */
  searchLimit: RateLimit;
}
