import { jsonReply, type Endpoint } from '../../http/endpoint';
import { rateKey, type RateLimit } from '../../http/rate-limit';
import type { SiteLookup } from '../../sites/create-site-lookup';
import type { Store } from '../../store/store';
import { searchPages } from './search-pages';

/** What searches are answered with. */
interface SearchServices {
  store: Pick<Store, 'read'>;
  sites: SiteLookup;
  /** Searches, per address. */
  searchLimit: RateLimit;
}

/** Results that `GET /api/search` answers: without `limit`, and at most. */
export const searchLimits = { usual: 8, most: 20 };

/** What a visitor is told who searches too often; every search reads the pages of the site. */
export const tooManySearches = 'Too many searches. Please try again in a minute.';

/**
 * `GET /api/search?q=…&limit=8` → `{ data: { query, total, results: [{ title, url, excerpt }] } }`
 * [7.29].
 */
export function searchEndpoint({ store, sites, searchLimit }: SearchServices): Endpoint {
  return async ({ query, host, address }) => {
    const site = await sites.find(host);
    if (!site) return jsonReply(404, { error: 'There is no site at this address.' });
    const wait = searchLimit.take(rateKey(address));
    if (wait > 0)
      return jsonReply(429, { error: tooManySearches }, { 'retry-after': String(wait) });
    const asked = Number(query.get('limit') ?? searchLimits.usual);
    const limit =
      Number.isInteger(asked) && asked > 0
        ? Math.min(asked, searchLimits.most)
        : searchLimits.usual;
    return jsonReply(200, {
      data: await searchPages(store.read, site.id, query.get('q') ?? '', limit),
    });
  };
}
