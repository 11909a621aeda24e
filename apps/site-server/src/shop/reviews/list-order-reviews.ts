import type { Database } from '../../store/database';
import type { JudgedReview } from './reviews';

/** A review as whoever wrote it may see it. */
export type OwnReview = Pick<JudgedReview, 'stars' | 'title' | 'text' | 'name' | 'updatedAt'>;

/**
 * Lists the reviews that came with some orders, oldest first.
 *
 * @param db the reading side
 * @param orders the orders
 */
export async function listOrderReviews(
  db: Database,
  orders: readonly { readonly id: string }[],
): Promise<OwnReview[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom('review')
    .select(['stars', 'title', 'text_body as text', 'name', 'updated_at as updatedAt'])
    .where('order_id', 'in', ids)
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
  return rows;
}
