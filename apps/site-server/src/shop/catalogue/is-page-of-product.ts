import type { Database } from '../../store/database';
import { isStorable } from '../../store/is-storable';

/**
 * Whether a page stands at the address of a product, whatever it shows; a deleted page does not.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param pageId the page, which need not be there
 */
export async function isPageOfProduct(
  db: Database,
  siteId: string,
  pageId: string,
): Promise<boolean> {
  if (pageId === '' || !isStorable(pageId)) return false;
  const row = await db
    .selectFrom('page')
    .innerJoin('product', (join) =>
      join
        .onRef('product.slug', '=', 'page.slug')
        .onRef('product.site_id', '=', 'page.site_id')
        .on('product.deleted_at', 'is', null),
    )
    .select('page.id')
    .where('page.id', '=', pageId)
    .where('page.site_id', '=', siteId)
    .executeTakeFirst();
  return row !== undefined;
}
