import { sql, type SelectQueryBuilder } from 'kysely';
import { countRows } from '../../store/count-rows';
import type { Database, StoreTables } from '../../store/database';
import { escapeLike } from '../../store/escape-like';
import { findPart, type RowPart } from '../../store/row-part';

/** Somebody who waits for a variant. */
export interface ListedNotice {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/** Lists a part of those who wait for something of a site, newest first. See `findPart`. */
export async function listNotices(
  db: Database,
  siteId: string,
  search: string | undefined,
  part: RowPart,
): Promise<ListedNotice[]> {
  return findPart(
    filtered(db, siteId, search).select([
      'id',
      'email',
      'product_id as productId',
      'variant_id as variantId',
      'created_at as createdAt',
    ]),
    part,
  );
}

/** Counts those who wait, `most` at the most. */
export function countNotices(
  db: Database,
  siteId: string,
  search: string | undefined,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, search), most);
}

/**
 * Removes somebody from the list.
 *
 * @returns their address; undefined if they are not there
 */
export async function deleteNotice(
  db: Database,
  siteId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('restock_notice')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

function filtered(
  db: Database,
  siteId: string,
  search = '',
): SelectQueryBuilder<StoreTables, 'restock_notice', object> {
  const query = db.selectFrom('restock_notice').where('site_id', '=', siteId);
  const part = search.trim().toLowerCase();
  if (part === '') return query;
  return query.where(sql<boolean>`email_key like ${`%${escapeLike(part)}%`} escape '\\'`);
}
