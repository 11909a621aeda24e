import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { countVisit, isOfArea } from './count-visit';
import { createPlaces } from './create-places';
import { createNameLimit } from './create-name-limit';
import { addEventLosses, limitEventLosses, type AddedLoss } from './event-losses';
import { deleteOldNotes } from './delete-old-notes';
import type { EventLog } from './event-log';
import { holdEvents } from './hold-events';
import { insertBatch } from './insert-batch';
import type { EventStore } from './event-store';
import { limitNames } from './limit-names';
import { createSiteDays, type WriteDay } from './create-site-days';
import { createStoredEvents, insertStoredEvents } from './stored-events';
import { storedText } from './stored-text';
import type { EventBatch, HeldEvent, StoredEvent, TrackedEvent } from './tracked-event';
import { addVisitCounts, sumVisitCounts } from './visit-counts';
import { addVisitorDays, countVisitorDays, forgetVisitorDays } from './visitor-days';

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
  const names = createNameLimit();

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
    await addVisitCounts(db, siteId, await limitNames(db, siteId, counts, names));
    if (isKept && device !== 'bot') await addVisitorDays(db, siteId, daysOf(fresh, dayOf));
    if (isKnown) return fresh.length;
    if (isKept) await holdEvents(db, held, { siteId, now, createId: store.createId });
    const day = dayOf(now);
    const losses = [...heldLosses(held), ...lossesOf(loss)];
    await addEventLosses(
      db,
      siteId,
      day,
      await limitEventLosses(db, siteId, { day, losses }, names),
    );
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

/** On which days who was on the site. */
function daysOf(events: readonly TrackedEvent[], dayOf: WriteDay) {
  return events
    .filter(({ visitor, page }) => visitor !== '' && !isOfArea(page))
    .map(({ visitor, happenedAt }) => ({ day: dayOf(happenedAt), visitor }));
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
