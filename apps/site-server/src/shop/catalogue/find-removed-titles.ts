import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';

/**
 * Finds the titles of deleted products, by id: a cart that still holds one names it.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param productIds their ids; those of products that were not deleted are left out
 */
export async function findRemovedTitles(
  db: Database,
  siteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select(['id', 'document'])
    .where('site_id', '=', siteId)
    .where('id', 'in', productIds)
    .where('deleted_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, document }) => [id, parseJson(document).product.title]));
}
