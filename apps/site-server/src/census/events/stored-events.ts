import { sql, type Selectable } from 'kysely';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import type { EventSource } from './event-log';
import type { StoredEvent } from './tracked-event';
import type { TrackedEventTable } from './tracked-event-table';

/** The most events of a statement: SQLite and PostgreSQL both limit the values of one. */
const mostRows = 200;

/**
 * Inserts events.
 *
 * @returns the ids of those that were not there yet
 */
export async function insertStoredEvents(
  db: Database,
  siteId: string,
  events: readonly StoredEvent[],
): Promise<Set<string>> {
  const inserted = new Set<string>();
  for (let at = 0; at < events.length; at += mostRows) {
    const rows = await db
      .insertInto('tracked_event')
      .values(
        events.slice(at, at + mostRows).map((event) => ({
          id: event.place,
          site_id: siteId,
          event_id: event.id,
          name: event.name,
          page: event.page,
          visitor: event.visitor,
          happened_at: event.happenedAt,
          received_at: event.receivedAt,
          data: JSON.stringify(event.data),
        })),
      )
      .onConflict((conflict) => conflict.columns(['site_id', 'event_id']).doNothing())
      .returning('event_id')
      .execute();
    for (const { event_id } of rows) inserted.add(event_id);
  }
  return inserted;
}

/** Creates what reads and deletes the events in the database of the sites. */
export function createStoredEvents({ read, write }: Pick<Store, 'read' | 'write'>): EventSource {
  const ofSite = (siteId: string) =>
    read.selectFrom('tracked_event').selectAll().where('site_id', '=', siteId);
  return {
    async read(siteId, after, limit) {
      const rows = await ofSite(siteId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(readRow);
    },
    async listVisitor(siteId, visitor, most) {
      const rows = await ofSite(siteId)
        .where('visitor', '=', visitor)
        .where(isNamed)
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map(readRow);
    },
    async forgetVisitor(siteId, visitor) {
      const { numDeletedRows } = await write((db) =>
        db
          .deleteFrom('tracked_event')
          .where('site_id', '=', siteId)
          .where('visitor', '=', visitor)
          .where(isNamed)
          .executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },
    async sweep(siteId, before) {
      while ((await write((db) => deleteOldEvents(db, siteId, before))) === atOnce);
    },
  };
}

/** As the index of visitors says it: without this it is not used. */
const isNamed = sql<boolean>`visitor <> ''`;

function readRow(row: Selectable<TrackedEventTable>): StoredEvent {
  return {
    place: row.id,
    id: row.event_id,
    name: row.name,
    page: row.page,
    visitor: row.visitor,
    happenedAt: row.happened_at,
    receivedAt: row.received_at,
    // JSON of our own making
    data: JSON.parse(row.data) as StoredEvent['data'],
  };
}

/** How many rows one transaction deletes: no visitor waits for a crowd. */
const atOnce = 1000;

async function deleteOldEvents(db: Database, siteId: string, before: number): Promise<number> {
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
  return Number(numDeletedRows);
}
