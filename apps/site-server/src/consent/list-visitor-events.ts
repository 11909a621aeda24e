import { isRecord, isText } from '@frontage/core-lifecycle/reading';
import type { Database } from '../store/database';
import { parseJson } from '../store/json-text';
// Its type is all that is needed of the table.
import type {} from '../census/events/tracked-event-table';

/** An event that is stored with a visitor's number. */
export interface VisitorEvent {
  readonly name: string;
  readonly page: string;
  /** UTC milliseconds. */
  readonly receivedAt: number;
  /** What else came with it: each name with its value. */
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
  const rows = await db
    .selectFrom('tracked_event')
    .select(['name', 'page', 'received_at as receivedAt', 'data'])
    .where('site_id', '=', siteId)
    .where('visitor', '=', visitor)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, data: writeFacts(parseJson(row.data)) }));
}

/** Writes what came with an event as it can be read; what is empty says nothing. */
function writeFacts(data: unknown): string {
  return Object.entries(isRecord(data) ? data : {})
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${isText(value) ? value : JSON.stringify(value)}`)
    .join(' · ');
}
