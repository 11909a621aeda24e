import { sql, type SelectQueryBuilder } from 'kysely';
import { countRows } from '../../store/count-rows';
import type { Database, StoreTables } from '../../store/database';
import { parseJson } from '../../store/json-text';
import { findPart, type RowPart } from '../../store/row-part';
import { escapeLike } from '../../store/escape-like';
import type { CouponTable } from './coupon-table';
import type { StoredCoupon } from './stored-coupon';

/** A coupon as its owner sees it. */
export interface ListedCoupon extends StoredCoupon {
  readonly id: string;
  /** How often buyers used it. */
  readonly uses: number;
  /** UTC milliseconds. */
  readonly createdAt: number;
  /** When its owner last changed it, UTC milliseconds. */
  readonly updatedAt: number;
}

/** The states by which coupons are filtered: `over` ones have ended or are used up. */
export const couponStates = ['open', 'over'] as const;

/** Which coupons are listed. */
export interface CouponFilter {
  /** @default all */
  readonly state?: (typeof couponStates)[number] | undefined;
  /** A part of the code. @default '' */
  readonly search?: string | undefined;
}

/** Lists a part of a site's coupons, newest first. See `findPart`. */
export async function listCoupons(
  db: Database,
  siteId: string,
  filter: CouponFilter & { readonly now: number },
  part: RowPart,
): Promise<ListedCoupon[]> {
  const rows = await findPart(filtered(db, siteId, filter).selectAll(), part);
  return rows.map(readListed);
}

/** Counts the coupons that a filter finds, `most` at the most. */
export function countCoupons(
  db: Database,
  siteId: string,
  filter: CouponFilter & { readonly now: number },
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter), most);
}

/** Finds a coupon by its id. */
export async function findCouponById(
  db: Database,
  siteId: string,
  id: string,
): Promise<ListedCoupon | undefined> {
  const row = await db
    .selectFrom('coupon')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readListed(row);
}

function filtered(
  db: Database,
  siteId: string,
  { state, search = '', now }: CouponFilter & { readonly now: number },
): SelectQueryBuilder<StoreTables, 'coupon', object> {
  let query = db.selectFrom('coupon').where('site_id', '=', siteId);
  const part = search.trim().toUpperCase();
  if (part !== '')
    query = query.where(sql<boolean>`code_key like ${`%${escapeLike(part)}%`} escape '\\'`);
  if (state === undefined) return query;
  return query.where((eb) => {
    const isOver = eb.or([eb('ends_at', '<=', now), eb('uses_left', '=', 0)]);
    if (state === 'over') return isOver;
    return eb.and([
      eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]),
      eb.or([eb('uses_left', 'is', null), eb('uses_left', '>', 0)]),
    ]);
  });
}

function readListed(row: CouponTable): ListedCoupon {
  return {
    ...parseJson(row.document),
    usesLeft: row.uses_left,
    id: row.id,
    uses: row.uses,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
