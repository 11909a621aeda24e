import { writeAudit, type Actor, type AuditedAct } from '../../audit/write-audit';
import { deleteProduct } from '../../shop/catalogue/delete-product';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { deleteRestockNotices } from '../../shop/restock/restock-notices';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { deletePageOf } from './sync-product-page';

/**
 * Deletes a product with its page, and those who wait for it, which the log tells. Calling it again
 * does nothing.
 *
 * @param db the transaction of a change
 * @param store gives time and id
 * @param stored the product
 * @param editor who deletes it
 * @returns whether there was one
 */
export async function removeProduct(
  db: Database,
  store: Pick<Store, 'now' | 'createId'>,
  { siteId, slug, product: { id, title } }: StoredProduct,
  editor: Pick<AuditedAct, 'request'> & { readonly by: Actor },
): Promise<boolean> {
  if (!(await deleteProduct(db, siteId, id, store.now()))) return false;
  await deleteRestockNotices(db, siteId, id);
  await deletePageOf(db, { siteId, id, slug }, { now: store.now(), by: editor.by.name });
  await writeAudit(db, store, { ...editor, act: 'productDeleted', subject: title });
  return true;
}
