import { pageTypes } from '@frontage/site-model';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import type { PageCache } from './create-page-cache';
import { findPublishedPageOfType } from './documents/published-pages';
import { fallbackPage } from './fallback-page';
import type { PageConditions } from './page-conditions';

/** Not-found and error pages [2.16], the site's own if it has them. */
export interface SystemPages {
  notFound(site: Site | undefined, ask: PageConditions): Promise<EndpointReply>;
  /** Never rejects: it is shown when everything else has failed. */
  error(site: Site | undefined, status: number, ask: PageConditions): Promise<EndpointReply>;
}

/**
 * Creates the system pages of a server.
 *
 * @param db the reading side
 * @param cache renders them like any page
 */
export function createSystemPages(db: Database, cache: PageCache): SystemPages {
  async function ownPage(
    site: Site | undefined,
    pageType: number,
    status: number,
    ask: PageConditions,
  ): Promise<EndpointReply> {
    if (!site) return fallbackPage(status);
    const load = () => findPublishedPageOfType(db, site.id, pageType);
    // The place of a page with an address starts with a slash, so these places are distinct.
    const reply = await cache.reply(site, `type ${pageType}`, load, {
      ...ask,
      ifNoneMatch: undefined,
    });
    if (!reply) return fallbackPage(status);
    const { etag: _, ...headers } = reply.headers;
    return { ...reply, status, headers: { ...headers, 'cache-control': 'no-store' } };
  }
  return {
    notFound: (site, ask) => ownPage(site, pageTypes.codes.notFound, 404, ask),
    error: (site, status, ask) =>
      ownPage(site, pageTypes.codes.error, status, ask).catch(() => fallbackPage(status)),
  };
}
