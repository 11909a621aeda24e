import type { ImportedItem } from '../../imports/other-sites/imported-item';
import { findEditedPage } from '../../pages/documents/edited-page';
import { findProductsById } from '../../shop/catalogue/products';
import type { Database } from '../../store/database';

/**
 * Returns a text that is another one as soon as a thing was changed; '' for what tells no changes.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param item what kind of thing, and its id
 */
export async function stampOf(
  db: Database,
  siteId: string,
  { kind, id }: Pick<ImportedItem, 'id'> & { readonly kind: ImportedItem['kind'] | 'other' },
): Promise<string> {
  if (id === undefined) return '';
  if (kind === 'page' || kind === 'post') {
    const page = await findEditedPage(db, siteId, id);
    return page ? `${page.state} ${page.revision} ${page.edits}` : 'gone';
  }
  if (kind !== 'product') return '';
  const [stored] = await findProductsById(db, siteId, [id]);
  return stored ? `${stored.state} ${stored.revision}` : 'gone';
}
