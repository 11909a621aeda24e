import type { Database } from '../../store/database';

/**
 * Whether another product of a site is at an address.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param slug the address
 * @param productId the product that wants it
 */
export async function isSlugTaken(
  db: Database,
  siteId: string,
  slug: string,
  productId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .where('id', '!=', productId)
    .executeTakeFirst();
  return row !== undefined;
}
