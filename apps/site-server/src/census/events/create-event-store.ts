import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { countVisit } from './count-visit';
import { createPlaces } from './create-places';
import { addEventLosses, type AddedLoss } from './event-losses';
import type { EventStore } from './event-store';
import { createSiteDays } from './create-site-days';
import { forgetStoredEvents, insertStoredEvents, readStoredEvents } from './stored-events';
import { storedText } from './stored-text';
import type { EventBatch, HeldEvent } from './tracked-event';
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

  /** Gives the events that are new. */
  async function takeEvents(db: Database, batch: EventBatch, isKnown: boolean) {
    const { siteId, events, isKept } = batch;
    if (isKept)
      return insertStoredEvents(db, events, { siteId, receivedAt: store.now(), createPlace });
    return isKnown ? [] : events;
  }

  async function appendIn(db: Database, batch: EventBatch): Promise<number> {
    const { siteId, batchId, held = [], loss, isKept, device, timeZone } = batch;
    const now = store.now();
    const dayOf = dayIn(timeZone);
    const isKnown = batchId !== undefined && !(await insertBatch(db, siteId, batchId, now));
    const fresh = await takeEvents(db, batch, isKnown);
    const counts = fresh.flatMap((event) => {
      const day = dayOf(event.happenedAt);
      return countVisit({ ...event, countedBy: 'browser', event: event.name, day, device });
    });
    await addVisitCounts(db, siteId, counts);
    if (isKnown) return fresh.length;
    if (isKept) await holdEvents(db, held, { siteId, now, createId: store.createId });
    await addEventLosses(db, siteId, dayOf(now), [...heldLosses(held), ...lossesOf(loss)]);
    return fresh.length;
  }

  return {
    append: (batch) => store.write((db) => appendIn(db, batch)),
    read: (siteId, after, limit) => readStoredEvents(store.read, siteId, after, limit),
    counts: (siteId, query) => sumVisitCounts(store.read, siteId, query),
    forgetVisitor: (siteId, visitor) =>
      store.write((db) => forgetStoredEvents(db, siteId, visitor)),
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

/** Keeps apart what could not be read. */
async function holdEvents(
  db: Database,
  held: readonly HeldEvent[],
  { siteId, now, createId }: { siteId: string; now: number; createId: () => string },
): Promise<void> {
  if (held.length === 0) return;
  const rows = held.map(({ reason, data }) => ({
    id: createId(),
    site_id: siteId,
    reason,
    received_at: now,
    data: storedText(data, longestHeld),
  }));
  await db.insertInto('held_event').values(rows).execute();
}

function heldLosses(held: readonly HeldEvent[]): readonly AddedLoss[] {
  return held.map(({ reason }) => ({ kind: 'held', reason, times: 1 }));
}

function lossesOf(loss: EventBatch['loss']): readonly AddedLoss[] {
  if (!loss) return [];
  return [
    { kind: 'created', reason: '', times: loss.created },
    { kind: 'acknowledged', reason: '', times: loss.acknowledged },
    ...Object.entries(loss.dropped).map(([reason, times]) => ({
      kind: 'dropped' as const,
      reason: storedText(reason, 100),
      times,
    })),
  ];
}
