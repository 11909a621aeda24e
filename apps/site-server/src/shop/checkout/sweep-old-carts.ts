import type { Database } from '../../store/database';
import { sweepCarts } from '../cart/carts';

/** Forgets carts that are too old. Those that came to a checkout stay with it. */
export async function sweepOldCarts(db: Database, now: number): Promise<void> {
  const inCheckouts = db
    .selectFrom('checkout')
    .select('cart_id')
    .where('cart_id', 'is not', null)
    .$castTo<{ cart_id: string }>()
    .$asScalar();
  await sweepCarts(db, now, inCheckouts);
}
