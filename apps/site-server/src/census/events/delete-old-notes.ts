import type { Database } from '../../store/database';

/** Deletes what was noted beside events until a time, which was on a day. */
export async function deleteOldNotes(
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
