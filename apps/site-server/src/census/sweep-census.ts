import { listSites } from '../sites/sites';
import { siteTimeZone } from '../sites/site-time-zone';
import type { Store } from '../store/store';
import { readCensusSettings } from './census-settings';
import type { EventStore } from './events/event-store';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes the events of each site that are older than its owner wants, and what was kept beside
 * them. Daily counts stay: nobody's id is in them.
 */
export async function sweepCensus(
  store: Pick<Store, 'read' | 'now'>,
  { events }: { readonly events: Pick<EventStore, 'sweep'> },
): Promise<void> {
  for (const site of await listSites(store.read)) {
    const before = store.now() - readCensusSettings(site).keepDays * day;
    await events.sweep(site.id, before, siteTimeZone(site));
  }
}
