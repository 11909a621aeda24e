import { sql } from 'kysely';
import type { Database } from '../../store/database';
import type { StoredEvent, TrackedEvent } from './tracked-event';

/** What the server adds to events. */
interface EventStamp {
  readonly siteId: string;
  readonly receivedAt: number;
  readonly createPlace: () => string;
}

/** The most events of a statement: SQLite and PostgreSQL both limit the values of one. */
const mostRows = 200;

/**
 * Inserts events.
 *
 * @returns those that were not there yet
 */
export async function insertStoredEvents(
  db: Database,
  events: readonly TrackedEvent[],
  { siteId, receivedAt, createPlace }: EventStamp,
): Promise<readonly TrackedEvent[]> {
  const inserted = new Set<string>();
  for (let at = 0; at < events.length; at += mostRows) {
    const rows = await db
      .insertInto('tracked_event')
      .values(
        events.slice(at, at + mostRows).map((event) => ({
          id: createPlace(),
          site_id: siteId,
          event_id: event.id,
          name: event.name,
          page: event.page,
          visitor: event.visitor,
          happened_at: event.happenedAt,
          received_at: receivedAt,
          data: JSON.stringify(event.data),
        })),
      )
      .onConflict((conflict) => conflict.columns(['site_id', 'event_id']).doNothing())
      .returning('event_id')
      .execute();
    for (const { event_id } of rows) inserted.add(event_id);
  }
  // Each once, also if the batch itself has one twice.
  return events.filter(({ id }) => inserted.delete(id));
}

/** Reads events in the order in which they were stored. */
export async function readStoredEvents(
  db: Database,
  siteId: string,
  after = '',
  limit = 500,
): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('tracked_event')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    place: row.id,
    id: row.event_id,
    name: row.name,
    page: row.page,
    visitor: row.visitor,
    happenedAt: row.happened_at,
    receivedAt: row.received_at,
    // JSON of our own making
    data: JSON.parse(row.data) as StoredEvent['data'],
  }));
}

/** Deletes the events of a visitor; gives how many there were. */
export async function forgetStoredEvents(
  db: Database,
  siteId: string,
  visitor: string,
): Promise<number> {
  if (visitor === '') return 0;
  const { numDeletedRows } = await db
    .deleteFrom('tracked_event')
    .where('site_id', '=', siteId)
    .where('visitor', '=', visitor)
    // As the index says it: without this it is not used.
    .where(sql<boolean>`visitor <> ''`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
