import { whyNotTracked } from '@frontage/census';
import { ownerHintCookie } from '@frontage/site-api';
import { readCookie } from '../../http/read-cookie';
import type { ServedPage, ServedPages } from '../../pages/served-pages';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Store } from '../../store/store';
import { countVisit, viewEvents } from '../events/count-visit';
import type { WriteDay } from '../events/create-site-days';
import { describeClient } from '../events/describe-client';
import { storedText } from '../events/stored-text';
import { trackedPage, trafficSource } from '../events/traffic-source';
import { createNameLimit } from '../events/create-name-limit';
import { limitNames } from '../events/limit-names';
import { addVisitCounts, type AddedCount } from '../events/visit-counts';
import { searchWords } from './search-words';

/** The pages that a server has served, counted without anybody's id. */
export interface PageHits extends ServedPages {
  /** Writes what was counted since the last time; tries again later what could not be written. */
  flush(): Promise<void>;
}

/** The names of what a server counts itself. */
export const hitEvents = {
  page: viewEvents.server,
  found: 'search',
  notFound: 'search-none',
} as const;

/** The most hosts of a site that are told apart in one flush; anybody may name any host. */
const mostHosts = 300;

/** In place of further ones. */
const otherHost = 'other';

/**
 * Creates the count of a server's own pages. It is kept in memory and written every few seconds: a
 * server that is killed loses those.
 *
 * @param store the database
 * @param dayIn gives what writes the days of a time zone
 */
export function createPageHits(
  store: Pick<Store, 'write' | 'now'>,
  dayIn: (timeZone: string) => WriteDay,
): PageHits {
  let counts: SiteCounts = new Map();
  const hosts = new Map<string, Set<string>>();
  const names = createNameLimit();

  function sourceOf({ site, host, headers }: ServedPage): string {
    const source = trafficSource(headers['referer'] ?? '', host);
    if (source === '' || source.startsWith('/')) return source;
    const known = hosts.get(site.id) ?? new Set();
    hosts.set(site.id, known);
    if (known.has(source)) return source;
    if (known.size >= mostHosts) return otherHost;
    known.add(source);
    return source;
  }

  function add(served: ServedPage, event: string, detail: string): void {
    const { site, path, headers } = served;
    if (!isCounted(served)) return;
    const added = countVisit({
      countedBy: 'server',
      event,
      day: dayIn(siteTimeZone(site))(store.now()),
      page: trackedPage(path),
      source: sourceOf(served),
      device: describeClient(headers['user-agent']).device,
      detail,
    });
    for (const count of added) addTo(counts, site.id, count);
  }

  return {
    addPage: (served) => add(served, hitEvents.page, ''),
    addSearch(served, query, found) {
      const words = searchWords(query);
      if (words === '') return;
      add(served, found > 0 ? hitEvents.found : hitEvents.notFound, storedText(words, 60));
    },
    async flush() {
      if (counts.size === 0) return;
      const taken = counts;
      counts = new Map();
      hosts.clear();
      try {
        await store.write(async (db) => {
          for (const [siteId, ofSite] of [...taken].sort())
            await addVisitCounts(
              db,
              siteId,
              await limitNames(db, siteId, [...ofSite.values()], names),
            );
        });
      } catch (error) {
        for (const [siteId, ofSite] of taken)
          for (const count of ofSite.values()) addTo(counts, siteId, count);
        throw error;
      }
    },
  };
}

/** Counts by site, and by what they are of. */
type SiteCounts = Map<string, Map<string, AddedCount>>;

function addTo(counts: SiteCounts, siteId: string, count: AddedCount): void {
  const ofSite = counts.get(siteId) ?? new Map<string, AddedCount>();
  counts.set(siteId, ofSite);
  const { times, ...of } = count;
  const key = Object.values(of).join('\n');
  ofSite.set(key, { ...count, times: times + (ofSite.get(key)?.times ?? 0) });
}

/** Nobody sees what a browser fetches beforehand; who looks after a site is no visitor. */
function isCounted({ path, headers }: ServedPage): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
  if (purpose.includes('prefetch')) return false;
  const hint = readCookie(headers['cookie'], ownerHintCookie);
  const hasAccount = hint !== undefined && hint !== '';
  return whyNotTracked({ path, hasAccount, isViewerOnly: hint === 'viewer' }) === undefined;
}
