import { pageTypes } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { rateKey } from '../http/rate-key';
import type { Site } from '../sites/site-settings';
import { findPublishedPageOfType } from './documents/published-pages';
import { busyPage } from './fallback-page';
import { readPageConditions } from './page-conditions';
import type { PageServices } from './page-services';
import { searchPages } from './search/search-pages';
import { uncachedPage } from './uncached-page';

/** The most results on the search page. */
const searchPageResults = 50;

/** Renders the site's search page with the results. */
export async function searchPage(
  services: Pick<
    PageServices,
    'store' | 'render' | 'viewLimit' | 'system' | 'searchLimit' | 'served'
  >,
  site: Site,
  request: EndpointRequest,
): Promise<EndpointReply> {
  const { store, system, searchLimit } = services;
  const page = await findPublishedPageOfType(store.read, site.id, pageTypes.codes.search);
  if (!page) return system.notFound(site, readPageConditions(request));
  const wait = await searchLimit.take(rateKey(request.address));
  if (wait > 0) return busyPage(wait);
  const query = request.query.get('q') ?? '';
  const searchState = await searchPages(store, site.id, query, searchPageResults);
  services.served.addSearch({ ...request, site }, query, searchState.results.length);
  return uncachedPage(services, request, { site, page, status: 200, state: { searchState } });
}
