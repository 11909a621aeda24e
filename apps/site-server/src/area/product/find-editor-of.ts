import type { Contributor } from '../../accounts/create-identify';
import { findEditedPageAt } from '../../pages/documents/edited-page';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Database } from '../../store/database';
import { pagesPath } from '../pages/page-query';
import { findPageRights } from '../pages/page-rights';

/**
 * Finds the editor of a product’s page.
 *
 * @param db the reading side
 * @param product the product
 * @param contributor who asks for it
 * @returns its address; undefined where there is no page, or somebody may not change it
 */
export async function findEditorOf(
  db: Database,
  { siteId, slug }: Pick<StoredProduct, 'siteId' | 'slug'>,
  { permissions }: Pick<Contributor, 'permissions'>,
): Promise<string | undefined> {
  const page = await findEditedPageAt(db, siteId, slug);
  if (!page) return undefined;
  const may = await findPageRights(db, page, permissions);
  return may.edit ? `${pagesPath}/${page.id}/edit` : undefined;
}
