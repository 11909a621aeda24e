import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { countVisit, isOfArea } from './count-visit';
import { createPlaces } from './create-places';
import { addEventLosses, type AddedLoss } from './event-losses';
import type { EventLog } from './event-log';
import type { EventStore } from './event-store';
import { createSiteDays, type WriteDay } from './create-site-days';
import { createStoredEvents, insertStoredEvents } from './stored-events';
import { storedText } from './stored-text';
import type { EventBatch, HeldEvent, StoredEvent, TrackedEvent } from './tracked-event';
import { addVisitCounts, sumVisitCounts } from './visit-counts';
import { addVisitorDays, countVisitorDays, forgetVisitorDays } from './visitor-days';

/** How many characters of an unread event are kept. */
const longestHeld = 2000;

/**
 * Creates the event store. Events and their counts are written in one transaction of the database
 * of the sites, SQLite or PostgreSQL, together with those of other requests. With a log the
 * database knows of each event the id and when it came, and the log has the event.
 *
 * @param store the database
 * @param log where single events are kept. @default the database
 */
export function createEventStore(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  log?: EventLog,
): EventStore {
  const dayIn = createSiteDays();
  const createPlace = createPlaces(store.now, store.createId);
  const inDatabase = createStoredEvents(store);
  const source = log ?? inDatabase;

  /** Gives the events that are new. */
  async function takeEvents(db: Database, batch: EventBatch, isKnown: boolean, kept: Kept) {
    const { siteId, events, isKept } = batch;
    if (!isKept) return isKnown ? [] : events;
    const inserted = await insertStoredEvents(db, siteId, log ? kept.map(onlyKnown) : kept);
    // Each once, also if the batch itself has one twice.
    return events.filter(({ id }) => inserted.delete(id));
  }

  async function appendIn(db: Database, batch: EventBatch, kept: Kept): Promise<number> {
    const { siteId, batchId, held = [], loss, isKept, device, timeZone } = batch;
    const now = store.now();
    const dayOf = dayIn(timeZone);
    const isKnown = batchId !== undefined && !(await insertBatch(db, siteId, batchId, now));
    const fresh = await takeEvents(db, batch, isKnown, kept);
    const counts = fresh.flatMap((event) => {
      const day = dayOf(event.happenedAt);
      return countVisit({ ...event, countedBy: 'browser', event: event.name, day, device });
    });
    await addVisitCounts(db, siteId, counts);
    if (isKept && device !== 'bot') await addVisitorDays(db, siteId, daysOf(fresh, dayOf));
    if (isKnown) return fresh.length;
    if (isKept) await holdEvents(db, held, { siteId, now, createId: store.createId });
    await addEventLosses(db, siteId, dayOf(now), [...heldLosses(held), ...lossesOf(loss)]);
    return fresh.length;
  }

  return {
    async append(batch) {
      const receivedAt = store.now();
      const kept = batch.isKept
        ? batch.events.map(({ source: _source, detail: _detail, ...event }) => ({
            ...event,
            place: createPlace(),
            receivedAt,
          }))
        : [];
      const count = await store.write((db) => appendIn(db, batch, kept));
      // All, not only the new: the last try may have ended between the two.
      if (log && kept.length > 0) await log.insert(batch.siteId, kept);
      return count;
    },
    read: (siteId, after = '', limit = 500) => source.read(siteId, after, limit),
    listVisitor: async (siteId, visitor, most) =>
      visitor === '' ? [] : source.listVisitor(siteId, visitor, most),
    counts: (siteId, query) => sumVisitCounts(store.read, siteId, query),
    visitors: (siteId, span) => countVisitorDays(store.read, siteId, span),
    async forgetVisitor(siteId, visitor) {
      if (visitor === '') return 0;
      await store.write((db) => forgetVisitorDays(db, siteId, visitor));
      return source.forgetVisitor(siteId, visitor);
    },
    async sweep(siteId, before, timeZone) {
      await inDatabase.sweep(siteId, before);
      await store.write((db) => deleteOldNotes(db, siteId, before, dayIn(timeZone)(before)));
      await log?.sweep(siteId, before);
    },
  };
}

/** The events of a batch as they are kept. */
type Kept = readonly StoredEvent[];

/** What the database keeps of an event that a log has. */
const onlyKnown = (event: StoredEvent): StoredEvent => ({
  ...event,
  name: '',
  page: '',
  visitor: '',
  data: {},
});

/** Deletes what was noted beside events until a time, which was on a day. */
async function deleteOldNotes(
  db: Database,
  siteId: string,
  before: number,
  day: string,
): Promise<void> {
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
  await db
    .deleteFrom('visitor_day')
    .where('site_id', '=', siteId)
    .where('day', '<=', day)
    .execute();
}

/** On which days who was on the site. */
function daysOf(events: readonly TrackedEvent[], dayOf: WriteDay) {
  return events
    .filter(({ visitor, page }) => visitor !== '' && !isOfArea(page))
    .map(({ visitor, happenedAt }) => ({ day: dayOf(happenedAt), visitor }));
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
