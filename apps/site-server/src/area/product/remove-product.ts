import { writeAudit, type Actor, type AuditedAct } from '../../audit/write-audit';
import { deleteProduct } from '../../shop/catalogue/delete-product';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { ProductRemoval } from '../../shop/catalogue/product-removal';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { deletePageOf } from './sync-product-page';

/** What removing a product needs. */
export interface ProductRemovalServices {
  readonly store: Pick<Store, 'now' | 'createId'>;
  /** Removes what other rooms keep of it. */
  readonly onProductRemoved: ProductRemoval;
}

/**
 * Deletes a product with its page and what other rooms keep of it, which the log tells. Calling it
 * again does nothing.
 *
 * @param db the transaction of a change
 * @param services give time and id, and what goes with it
 * @param stored the product
 * @param editor who deletes it
 * @returns whether there was one
 */
export async function removeProduct(
  db: Database,
  { store, onProductRemoved }: ProductRemovalServices,
  { siteId, slug, product: { id, title } }: StoredProduct,
  editor: Pick<AuditedAct, 'request'> & { readonly by: Actor },
): Promise<boolean> {
  if (!(await deleteProduct(db, siteId, id, store.now()))) return false;
  await onProductRemoved(db, { siteId, id });
  await deletePageOf(db, { siteId, id, slug }, { now: store.now(), by: editor.by.name });
  await writeAudit(db, store, { ...editor, act: 'productDeleted', subject: title });
  return true;
}
