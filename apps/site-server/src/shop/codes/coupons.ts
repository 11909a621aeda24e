import type { Coupon, CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import type { CouponTable } from './coupon-table';
import { type CouponInput, couponSchema, type StoredCoupon } from './stored-coupon';

/**
 * Adds a coupon or changes the one with that code; case does not matter in codes.
 *
 * @param db the transaction of a write
 * @param coupon the site and the coupon
 * @param facts id of a new one, and UTC milliseconds
 * @throws if it is not valid
 */
export async function saveCoupon(
  db: Database,
  siteId: string,
  input: CouponInput,
  { id, now }: { id: string; now: number },
): Promise<void> {
  const { success, data, error } = couponSchema.safeParse(input);
  if (!success)
    throw new Error(
      `[site-server] not a coupon: ${error.issues[0]?.path.join('.') ?? ''}: ${error.issues[0]?.message ?? ''}. Nothing was saved.`,
    );
  const { usesLeft, ...document } = data;
  const values = {
    document: toJson(document),
    uses_left: usesLeft,
    ends_at: data.endsAt,
    updated_at: now,
  };
  await db
    .insertInto('coupon')
    .values({
      id,
      site_id: siteId,
      code_key: couponKey(data.code),
      created_at: now,
      uses: 0,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'code_key']).doUpdateSet(values))
    .execute();
}

/**
 * Finds the coupons of a site with these codes, in their order; unknown codes are left out.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param codes as visitors enter them
 */
export async function findCoupons(
  db: Database,
  siteId: string,
  codes: readonly string[],
): Promise<StoredCoupon[]> {
  const keys = [...new Set(codes.map(couponKey))];
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code_key', 'in', keys)
    .execute();
  const byKey = new Map(rows.map((row) => [row.code_key, readRow(row)]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Lists all coupons of a site with their remaining uses, by code. */
export async function listAllCoupons(db: Database, siteId: string): Promise<StoredCoupon[]> {
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('code_key')
    .execute();
  return rows.map(readRow);
}

/**
 * Uses a coupon once, by a single conditional update: it is never used more often than its owner
 * allows.
 *
 * @param db the transaction that stores the order
 * @param siteId the site
 * @param code the coupon
 * @returns false if it is used up or gone
 */
export async function spendCoupon(db: Database, siteId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('coupon')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1), uses: eb('uses', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('code_key', '=', couponKey(code))
    .where((eb) => eb.or([eb('uses_left', 'is', null), eb('uses_left', '>', 0)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Returns one use of a coupon, for an order without a result.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param code the coupon
 */
export async function returnCoupon(db: Database, siteId: string, code: string): Promise<void> {
  await db
    .updateTable('coupon')
    .set((eb) => ({ uses_left: eb('uses_left', '+', 1), uses: eb('uses', '-', 1) }))
    .where('site_id', '=', siteId)
    .where('code_key', '=', couponKey(code))
    .execute();
}

/** Matches no product: used for a coupon without a value in a currency. */
const noProduct = '-';

/**
 * Gives a coupon for a cart in a currency. A fixed amount without a value in that currency applies
 * to no product.
 */
export function couponInCurrency(stored: StoredCoupon, currency: CurrencyCode): Coupon {
  const { amounts, ...coupon } = stored;
  const amount = amounts[currency];
  const isWorthless = coupon.kind === 'amount' && !amount;
  return {
    ...coupon,
    cents: amount?.cents ?? 0,
    minSubtotalCents: amount?.minSubtotalCents ?? 0,
    productIds: isWorthless ? [noProduct] : coupon.productIds,
  };
}

function couponKey(code: string): string {
  return code.trim().toUpperCase();
}

function readRow(row: CouponTable): StoredCoupon {
  // Only `saveCoupon` writes this column.
  return {
    ...parseJson(row.document),
    usesLeft: row.uses_left,
  };
}
