import type { ProductReview, ProductReviewsView, ReviewItem } from '@frontage/react-blocks/server';
import type { Database } from '../../store/database';
import type { ReviewTable } from './review-table';

/** What a buyer says of a product. */
export interface NewReview {
  readonly id: string;
  readonly siteId: string;
  readonly productId: string;
  readonly orderId: string;
  /** From 1 to 5. */
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
}

/**
 * Stores a review: of an order and product there is one, which its buyer may change.
 *
 * @param db the transaction of a write
 * @param review what they say
 * @param now UTC milliseconds
 */
export async function saveReview(
  db: Database,
  { id, siteId, productId, orderId, stars, title, text, name }: NewReview,
  now: number,
): Promise<void> {
  const said = { stars, title, text_body: text, name, state: 'published', updated_at: now };
  await db
    .insertInto('review')
    .values({
      id,
      site_id: siteId,
      product_id: productId,
      order_id: orderId,
      created_at: now,
      ...said,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doUpdateSet(said))
    .execute();
}

/** The reviews that an order's buyer wrote, by product. */
export async function findReviewsOfOrder(
  db: Database,
  orderId: string,
): Promise<ReadonlyMap<string, ReviewItem['review']>> {
  const rows = await db.selectFrom('review').selectAll().where('order_id', '=', orderId).execute();
  return new Map(
    rows.map(({ product_id, stars, title, text_body, name }) => [
      product_id,
      { stars, title, text: text_body, name },
    ]),
  );
}

/** Reviews that a product's page shows. */
const shownReviews = 50;

/**
 * What buyers say of a product, the newest first, with the average of all.
 *
 * @param db the reading side
 * @param productId the product
 * @param timeZone the site's
 */
export async function summarizeReviews(
  db: Database,
  productId: string,
  timeZone: string,
): Promise<ProductReviewsView> {
  const published = db
    .selectFrom('review')
    .where('product_id', '=', productId)
    .where('state', '=', 'published');
  const sums = await published
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('stars').as('stars')])
    .executeTakeFirst();
  const rows = await published
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownReviews)
    .execute();
  const count = Number(sums?.count ?? 0);
  return {
    count,
    average: count === 0 ? 0 : Number(sums?.stars ?? 0) / count,
    reviews: rows.map(readRow),
    timeZone,
  };
}

function readRow({ id, stars, title, text_body, name, created_at }: ReviewTable): ProductReview {
  return { id, stars, title, text: text_body, name, at: created_at };
}
