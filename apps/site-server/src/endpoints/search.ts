import { jsonReply, type Endpoint } from '../http/endpoint';
import type { ServerParts } from '../server-parts';

/** Results that `GET /api/search` answers: without `limit`, and at most. */
export const searchLimits = { usual: 8, most: 20 };

/** `GET /api/search?q=…&limit=8` → `{ data: { query, total, results: [{ title, url, excerpt }] } }` [7.29]. */
export function searchEndpoint({ store, sites }: ServerParts): Endpoint {
  return async ({ query, host }) => {
    const site = await sites.find(host);
    if (!site) return jsonReply(404, { error: 'There is no site at this address.' });
    const asked = Number(query.get('limit') ?? searchLimits.usual);
    const limit =
      Number.isInteger(asked) && asked > 0 ? Math.min(asked, searchLimits.most) : searchLimits.usual;
    return jsonReply(200, { data: await store.searchPages(site.id, query.get('q') ?? '', limit) });
  };
}
