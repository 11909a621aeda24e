import type { Database } from '../../store/database';
import type { DownloadTable } from './shop-order-table';

/** How long a purchase may be downloaded, in milliseconds. */
export const downloadLifetime = 30 * 24 * 60 * 60 * 1000;

/** How often a purchase may be downloaded. */
export const mostDownloads = 10;

/** A bought file. */
export interface Download {
  readonly orderId: string;
  readonly lineId: string;
  readonly siteId: string;
  readonly assetId: string;
  /** The number of downloads. */
  readonly taken: number;
  /** UTC milliseconds. */
  readonly expiresAt: number;
}

/** Records a bought file. */
export async function insertDownload(
  db: Database,
  { orderId, lineId, siteId, assetId }: Omit<Download, 'taken' | 'expiresAt'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('download')
    .values({
      order_id: orderId,
      line_id: lineId,
      site_id: siteId,
      asset_id: assetId,
      taken: 0,
      expires_at: now + downloadLifetime,
      created_at: now,
    })
    .execute();
}

/** Lists the files of an order. */
export async function listDownloads(db: Database, orderId: string): Promise<Download[]> {
  const rows = await db
    .selectFrom('download')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  return rows.map(readRow);
}

/**
 * Counts one download of a file, by a single conditional update.
 *
 * @param db the transaction of a write
 * @param download the file and its order
 * @param now UTC milliseconds
 * @returns undefined if it may no longer be downloaded
 */
export async function takeDownload(
  db: Database,
  { orderId, lineId }: Pick<Download, 'orderId' | 'lineId'>,
  now: number,
): Promise<Download | undefined> {
  const row = await db
    .updateTable('download')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('order_id', '=', orderId)
    .where('line_id', '=', lineId)
    .where('taken', '<', mostDownloads)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row && readRow(row);
}

/** Takes back a counted download that broke off. */
export async function uncountDownload(
  db: Database,
  { orderId, lineId }: Pick<Download, 'orderId' | 'lineId'>,
): Promise<void> {
  await db
    .updateTable('download')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('order_id', '=', orderId)
    .where('line_id', '=', lineId)
    .where('taken', '>', 0)
    .execute();
}

function readRow(row: DownloadTable): Download {
  return {
    orderId: row.order_id,
    lineId: row.line_id,
    siteId: row.site_id,
    assetId: row.asset_id,
    taken: row.taken,
    expiresAt: row.expires_at ?? 0,
  };
}
