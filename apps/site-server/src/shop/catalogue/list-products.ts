import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../../store/count-rows';
import type { Database, StoreTables } from '../../store/database';
import { findBest } from '../../store/find-best';
import { hasWords } from '../../store/search-key';
import { findPart, type RowPart } from '../../store/row-part';
import { lowStock } from '../stock/list-low-stock';
import { findProductsById } from './products';
import type { StoredProduct } from './stored-product';

/**
 * The states by which products are filtered: few or no pieces left, waiting for somebody's look,
 * not shown to visitors.
 */
export const productFilterStates = ['low', 'out', 'needsReview', 'hidden'] as const;

/** Which products are listed. */
export interface ListedProductFilter {
  /** @default all */
  readonly state?: (typeof productFilterStates)[number] | undefined;
  /**
   * Words of title, address, category or stock keeping unit, each of them somewhere. @default ''
   */
  readonly search?: string;
}

/**
 * Lists a part of a site's products in any state, newest first, with their stock. See `findPart`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 * @param now UTC milliseconds
 */
export async function listProducts(
  db: Database,
  siteId: string,
  filter: ListedProductFilter,
  part: RowPart,
  now: number,
): Promise<readonly StoredProduct[]> {
  const query = filtered(db, siteId, filter, now).select('id');
  const ids = (await findPart(query, part)).map(({ id }) => id);
  return loadInOrder(db, siteId, ids);
}

/**
 * Lists the products that a search finds best, with their stock: those whose titles have the words
 * first, and of these the newest first.
 *
 * @param db the reading side
 * @param siteId the site
 * @param search words of title, address, category or stock keeping unit
 * @param limit the most
 * @param now UTC milliseconds
 */
export async function listBestProducts(
  db: Database,
  siteId: string,
  search: string,
  limit: number,
  now: number,
): Promise<readonly StoredProduct[]> {
  const ids = await findBest(filtered(db, siteId, { search }, now), {
    search,
    title: { column: 'search_text', between: '\n', address: 'slug' },
    order: [
      ['created_at', 'desc'],
      ['id', 'desc'],
    ],
    limit,
  });
  return loadInOrder(db, siteId, ids);
}

/** Counts the products that a filter finds, `most` at the most. */
export async function countProducts(
  db: Database,
  siteId: string,
  filter: ListedProductFilter,
  now: number,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter, now), most);
}

async function loadInOrder(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<readonly StoredProduct[]> {
  const found = await findProductsById(db, siteId, ids);
  const byId = new Map(found.map((stored) => [stored.product.id, stored]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function filtered(
  db: Database,
  siteId: string,
  { state, search = '' }: ListedProductFilter,
  now: number,
): SelectQueryBuilder<StoreTables, 'product', object> {
  let query = db
    .selectFrom('product')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null);
  for (const hasWord of hasWords('search_text', search)) query = query.where(hasWord);
  if (state === 'hidden')
    return query.where((eb) =>
      eb.or([
        eb('state', 'in', ['draft', 'needsReview']),
        eb.and([eb('state', '=', 'scheduled'), eb('publish_at', '>', now)]),
      ]),
    );
  if (state === 'needsReview') return query.where('state', '=', state);
  if (state === undefined) return query;
  return query.where('id', 'in', (eb) =>
    eb
      .selectFrom('stock')
      .select('product_id')
      .where('stock.site_id', '=', siteId)
      .where('quantity', '<=', state === 'out' ? 0 : lowStock),
  );
}
