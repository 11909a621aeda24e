import type { ProductReview, ProductReviewsView, ReviewItem } from '@frontage/react-blocks/server';
import { touchSiteShop } from '../../sites/sites';
import { countRows } from '../../store/count-rows';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { searchKey } from '../../store/search-key';
import { findProductsById } from '../catalogue/products';
import type { ReviewTable } from './review-table';

/** A buyer's review of a product. */
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

/** The state of a review: visitors see it once its owner has approved it. */
export type ReviewState = 'waiting' | 'published' | 'refused';

/**
 * Stores a review; there is one for each order and product, which its buyer may change. It waits
 * for the owner after every change.
 *
 * @param db the transaction of a write
 * @param review of the buyer
 * @param now UTC milliseconds
 */
export async function saveReview(
  db: Database,
  { id, siteId, productId, orderId, stars, title, text, name }: NewReview,
  now: number,
): Promise<void> {
  const [stored] = await findProductsById(db, siteId, [productId]);
  const written = {
    stars,
    title,
    text_body: text,
    name,
    search_text: searchKey([title, text, name, stored?.product.title ?? ''].join('\n')),
    state: 'waiting' as const,
    updated_at: now,
  };
  await db
    .insertInto('review')
    .values({
      id,
      site_id: siteId,
      product_id: productId,
      order_id: orderId,
      created_at: now,
      ...written,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doUpdateSet(written))
    .execute();
}

/** A review as its owner judges it. */
export interface JudgedReview extends Omit<NewReview, 'siteId'> {
  readonly state: ReviewState;
  /** UTC milliseconds. */
  readonly updatedAt: number;
}

/**
 * Lists the reviews of a site in a state, oldest first.
 *
 * @param db the reading side
 * @param siteId the site
 * @param state of all of them
 * @param limit the most. @default all
 */
export async function listReviews(
  db: Database,
  siteId: string,
  state: ReviewState,
  limit?: number,
): Promise<JudgedReview[]> {
  const ordered = reviewsIn(db, siteId, state).selectAll().orderBy('updated_at').orderBy('id');
  const rows = await (limit === undefined ? ordered : ordered.limit(limit)).execute();
  return rows.map(({ product_id, order_id, text_body, updated_at, ...row }) => ({
    id: row.id,
    productId: product_id,
    orderId: order_id,
    stars: row.stars,
    title: row.title,
    text: text_body,
    name: row.name,
    state: row.state,
    updatedAt: updated_at,
  }));
}

/** Counts the reviews of a site in a state. */
export async function countReviews(
  db: Database,
  siteId: string,
  state: ReviewState,
): Promise<number> {
  return countRows(reviewsIn(db, siteId, state));
}

function reviewsIn(db: Database, siteId: string, state: ReviewState) {
  return db.selectFrom('review').where('site_id', '=', siteId).where('state', '=', state);
}

/**
 * Records an owner's decision on a review. Pages with its product are rendered again.
 *
 * @param store with the review
 * @param siteId the site
 * @param id the review
 * @param state the decision
 * @returns whether there is such a review
 */
export function judgeReview(
  store: Pick<Store, 'change' | 'now'>,
  siteId: string,
  id: string,
  state: Exclude<ReviewState, 'waiting'>,
): Promise<boolean> {
  return store.change(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('review')
      .set({ state, updated_at: store.now() })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await touchSiteShop(db, siteId);
    return numUpdatedRows > 0n;
  });
}

/** Finds the reviews by an order's buyer, by product. */
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

/** The number of reviews on a product's page. */
const shownReviews = 50;

/**
 * Gives the reviews of a product, the newest first, with the average of all.
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
