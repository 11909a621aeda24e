import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { createPlaces } from './create-places';
import { addLosses, type AddedLoss } from './event-losses';
import type { EventStore } from './event-store';
import { createSiteDays } from './site-days';
import { forgetVisitorEvents, insertEvents, readEvents } from './stored-events';
import type { EventBatch, TrackedEvent } from './tracked-event';
import { addVisitCounts, sumVisitCounts } from './visit-counts';

/** How many characters of an unread event are kept. */
const longestHeld = 2000;

/**
 * Creates the event store in the database of the sites: SQLite or PostgreSQL. Events and their
 * counts are written in one transaction, together with those of other requests.
 *
 * @param store the database
 */
export function createEventStore(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
): EventStore {
  const dayIn = createSiteDays();
  const createPlace = createPlaces(store.now, store.createId);

  async function appendIn(db: Database, batch: EventBatch): Promise<number> {
    const { siteId, batchId, events, held = [], loss, isKept, device, timeZone } = batch;
    const now = store.now();
    const dayOf = dayIn(timeZone);
    const isKnown = batchId !== undefined && !(await insertBatch(db, siteId, batchId, now));
    const stamp = { siteId, receivedAt: now, createPlace };
    const fresh = isKept ? await insertEvents(db, events, stamp) : isKnown ? [] : events;
    await addVisitCounts(
      db,
      siteId,
      fresh.map((event) => countOf(event, dayOf(event.happenedAt), device)),
    );
    if (isKnown) return fresh.length;
    if (held.length > 0 && isKept)
      await db
        .insertInto('held_event')
        .values(
          held.map(({ reason, data }) => ({
            id: store.createId(),
            site_id: siteId,
            reason,
            received_at: now,
            data: data.slice(0, longestHeld),
          })),
        )
        .execute();
    const losses: AddedLoss[] = held.map(({ reason }) => ({ kind: 'held', reason, times: 1 }));
    if (loss) {
      losses.push({ kind: 'created', reason: '', times: loss.created });
      losses.push({ kind: 'acknowledged', reason: '', times: loss.acknowledged });
      for (const [reason, times] of Object.entries(loss.dropped))
        losses.push({ kind: 'dropped', reason, times });
    }
    await addLosses(db, siteId, dayOf(now), losses);
    return fresh.length;
  }

  return {
    append: (batch) => store.write((db) => appendIn(db, batch)),
    read: (siteId, after, limit) => readEvents(store.read, siteId, after, limit),
    counts: (siteId, query) => sumVisitCounts(store.read, siteId, query),
    forgetVisitor: (siteId, visitor) =>
      store.write((db) => forgetVisitorEvents(db, siteId, visitor)),
  };
}

/** Notes a batch; false if it is known. */
async function insertBatch(
  db: Database,
  siteId: string,
  batchId: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('tracked_batch')
    .values({ site_id: siteId, batch_id: batchId, received_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'batch_id']).doNothing())
    .returning('batch_id')
    .executeTakeFirst();
  return row !== undefined;
}

function countOf({ name, page, source, detail }: TrackedEvent, day: string, device: string) {
  return {
    day,
    counted_by: 'browser' as const,
    event: name,
    page,
    source,
    device,
    detail,
    times: 1,
  };
}
