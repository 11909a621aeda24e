import { listSites } from '../sites/sites';
import { siteTimeZone } from '../sites/site-time-zone';
import type { Store } from '../store/store';
import { readCensusSettings } from './census-settings';
import { forgetScriptErrors } from './errors/script-errors';
import type { WriteDay } from './events/create-site-days';
import type { EventStore } from './events/event-store';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes the events and errors of each site that are older than its owner wants, and what was kept
 * beside them. Daily counts stay: nobody's id is in them.
 */
export async function sweepCensus(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  {
    events,
    dayIn,
  }: {
    readonly events: Pick<EventStore, 'sweep'>;
    readonly dayIn: (timeZone: string) => WriteDay;
  },
): Promise<void> {
  for (const site of await listSites(store.read)) {
    const before = store.now() - readCensusSettings(site).keepDays * day;
    const timeZone = siteTimeZone(site);
    await events.sweep(site.id, before, timeZone);
    const old = { before, day: dayIn(timeZone)(before) };
    await store.write((db) => forgetScriptErrors(db, site.id, old));
  }
}
