import { listSites } from '../sites/sites';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import { readCensusSettings } from './census-settings';

const day = 24 * 60 * 60 * 1000;

/** How many rows one transaction deletes: no visitor waits for a crowd. */
const atOnce = 1000;

/**
 * Deletes the events of each site that are older than its owner wants, and what was kept beside
 * them. Daily counts stay: nobody's id is in them.
 */
export async function sweepCensus(store: Pick<Store, 'read' | 'write' | 'now'>): Promise<void> {
  for (const site of await listSites(store.read)) {
    const before = store.now() - readCensusSettings(site).keepDays * day;
    for (;;) {
      const deleted = await store.write((db) => deleteOld(db, site.id, before));
      if (deleted < atOnce) break;
    }
  }
}

async function deleteOld(db: Database, siteId: string, before: number): Promise<number> {
  const old = db
    .selectFrom('tracked_event')
    .select('id')
    .where('site_id', '=', siteId)
    .where('received_at', '<', before)
    .limit(atOnce);
  const { numDeletedRows } = await db
    .deleteFrom('tracked_event')
    .where('id', 'in', old)
    .executeTakeFirst();
  await db
    .deleteFrom('tracked_batch')
    .where('site_id', '=', siteId)
    .where('received_at', '<', before)
    .execute();
  await db
    .deleteFrom('held_event')
    .where('site_id', '=', siteId)
    .where('received_at', '<', before)
    .execute();
  return Number(numDeletedRows);
}
