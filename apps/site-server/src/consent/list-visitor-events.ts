import type { Database } from '../store/database';
// Its type is all that is needed of the table.
import type {} from '../census/events/tracked-event-table';

/** An event that is stored with a visitor's number. */
export interface VisitorEvent {
  readonly name: string;
  readonly page: string;
  /** UTC milliseconds. */
  readonly receivedAt: number;
  /** What else came with it, as JSON. */
  readonly data: string;
}

/** Lists the newest events of a visitor, `most` at the most; none for `''`. */
export async function listVisitorEvents(
  db: Database,
  siteId: string,
  visitor: string,
  most: number,
): Promise<readonly VisitorEvent[]> {
  if (visitor === '') return [];
  return db
    .selectFrom('tracked_event')
    .select(['name', 'page', 'received_at as receivedAt', 'data'])
    .where('site_id', '=', siteId)
    .where('visitor', '=', visitor)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
