import type { SelectQueryBuilder } from 'kysely';
import { touchSiteShop } from '../../sites/sites';
import { countRows } from '../../store/count-rows';
import type { Database, StoreTables } from '../../store/database';
import { findPart, type RowPart } from '../../store/row-part';
import { hasWords } from '../../store/search-key';
import type { ReviewState } from './reviews';

/** A review in a list. */
export interface ListedReview {
  readonly id: string;
  readonly productId: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly state: ReviewState;
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/** Which reviews are listed. */
export interface ReviewFilter {
  /** @default all */
  readonly state?: ReviewState | undefined;
  /** Words of the review, its author or its product, each of them somewhere. @default '' */
  readonly search?: string | undefined;
}

/** Lists a part of a site's reviews, newest first. See `findPart`. */
export async function listReviewPart(
  db: Database,
  siteId: string,
  filter: ReviewFilter,
  part: RowPart,
): Promise<ListedReview[]> {
  const rows = await findPart(filtered(db, siteId, filter).selectAll(), part);
  return rows.map((row) => ({
    id: row.id,
    stars: row.stars,
    title: row.title,
    name: row.name,
    state: row.state,
    productId: row.product_id,
    text: row.text_body,
    createdAt: row.created_at,
  }));
}

/** Counts the reviews that a filter finds, `most` at the most. */
export function countReviewsOf(
  db: Database,
  siteId: string,
  filter: ReviewFilter,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter), most);
}

function filtered(
  db: Database,
  siteId: string,
  { state, search = '' }: ReviewFilter,
): SelectQueryBuilder<StoreTables, 'review', object> {
  let query = db.selectFrom('review').where('site_id', '=', siteId);
  if (state !== undefined) query = query.where('state', '=', state);
  for (const hasWord of hasWords('search_text', search)) query = query.where(hasWord);
  return query;
}

/** What an owner decides about a review. */
export type ReviewDecision = Exclude<ReviewState, 'waiting'> | 'removed';

/**
 * Records an owner's decision on a review, in the transaction of the caller. Pages with its product
 * are rendered again.
 *
 * @returns its title and author as they were; undefined if nothing was changed
 */
export async function decideReview(
  db: Database,
  siteId: string,
  id: string,
  { decision, now }: { readonly decision: ReviewDecision; readonly now: number },
): Promise<{ title: string; name: string; state: ReviewState } | undefined> {
  const before = await db
    .selectFrom('review')
    .select(['title', 'name', 'state'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!before || before.state === decision) return undefined;
  await (
    decision === 'removed'
      ? db.deleteFrom('review').where('id', '=', id)
      : db.updateTable('review').set({ state: decision, updated_at: now }).where('id', '=', id)
  ).execute();
  await touchSiteShop(db, siteId);
  return before;
}
