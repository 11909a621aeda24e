import type { Database } from '../../store/database';

/** Notes a batch; false if it is known. */
export async function insertBatch(
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
