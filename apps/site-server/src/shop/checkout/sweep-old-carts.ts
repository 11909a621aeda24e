import type { Database } from '../../store/database';
import { sweepCarts } from '../cart/carts';

/** Deletes carts that are too old. A cart with a checkout stays with it. */
export async function sweepOldCarts(db: Database, now: number): Promise<void> {
  const inCheckouts = db
    .selectFrom('checkout')
    .select('cart_id')
    .where('cart_id', 'is not', null)
    .$castTo<{ cart_id: string }>()
    .$asScalar();
  await sweepCarts(db, now, inCheckouts);
}
