import type { Database } from '../../store/database';

/**
 * Finds the addresses of products, by their ids; deleted ones are left out.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param named ids or addresses
 */
export async function findProductSlugs(
  db: Database,
  siteId: string,
  named: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (named.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('id', 'in', named), eb('slug', 'in', named)]))
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
