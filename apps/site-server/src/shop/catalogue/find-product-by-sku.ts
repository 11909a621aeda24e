import type { Database } from '../../store/database';
import { findProductsById } from './products';

/** Words that many products have find many of them; more are not looked through. */
const mostCandidates = 50;

/**
 * Finds the product of a site that has a variant with a stock keeping unit.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param sku the unit, as it is written
 * @returns its id; undefined if there is none
 */
export async function findProductBySku(
  db: Database,
  siteId: string,
  sku: string,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where('search_text', 'like', `%${sku.toLowerCase().replace(/[\\%_]/g, '_')}%`)
    .limit(mostCandidates)
    .execute();
  const found = await findProductsById(
    db,
    siteId,
    rows.map(({ id }) => id),
  );
  return found.find(({ product }) => product.variants.some((variant) => variant.sku === sku))
    ?.product.id;
}
