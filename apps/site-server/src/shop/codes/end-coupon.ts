import type { Database } from '../../store/database';
import { toJson } from '../../store/json-text';
import type { ListedCoupon } from './list-coupons';

/**
 * Ends a coupon. Calling it again does nothing.
 *
 * @param db the transaction of a write
 * @param coupon as it was found in that transaction
 * @param now UTC milliseconds
 * @returns whether it could be used until now
 */
export async function endCoupon(
  db: Database,
  {
    id,
    uses: _uses,
    createdAt: _created,
    updatedAt: _updated,
    usesLeft: _left,
    ...document
  }: ListedCoupon,
  now: number,
): Promise<boolean> {
  if (document.endsAt !== null && document.endsAt <= now) return false;
  await db
    .updateTable('coupon')
    .set({ document: toJson({ ...document, endsAt: now }), ends_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  return true;
}
