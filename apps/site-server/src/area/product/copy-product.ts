import type { Account } from '../../accounts/accounts';
import { writeAudit, type AuditedAct } from '../../audit/write-audit';
import { findEditedPageAt } from '../../pages/documents/edited-page';
import type { ProductInput } from '../../shop/catalogue/check-product';
import { isSlugTaken } from '../../shop/catalogue/is-slug-taken';
import { productInput } from '../../shop/catalogue/product-input';
import { saveProduct } from '../../shop/catalogue/products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { syncProductPage } from './sync-product-page';

/**
 * Copies a product: hidden, with SKUs of its own and without stock.
 *
 * @param store with the product
 * @param stored the product
 * @param by who copies it, for the log
 * @returns the id of the copy
 */
export function copyProduct(
  store: Pick<Store, 'change' | 'now' | 'createId'>,
  stored: StoredProduct,
  by: Pick<AuditedAct, 'request'> & { readonly by: Account },
): Promise<string> {
  const id = store.createId();
  return store.change(async (db) => {
    const slug = await findFreeSlug(db, stored, id);
    const input = copyOf(stored, id, slug);
    const { title } = input.product;
    await saveProduct(db, stored.siteId, input, store.now());
    const facts = { now: store.now(), createId: store.createId, by: by.by.name };
    await syncProductPage(db, { siteId: stored.siteId, id, title, slug }, undefined, facts);
    await writeAudit(db, store, { ...by, act: 'productAdded', subject: title });
    return id;
  });
}

function copyOf(stored: StoredProduct, id: string, slug: string): ProductInput {
  const { product } = stored;
  return {
    ...productInput(stored),
    slug,
    state: 'draft',
    product: {
      ...product,
      id,
      title: `${product.title} (copy)`.slice(0, 500),
      variants: product.variants.map((variant) => ({ ...variant, sku: '', qtyInStock: 0 })),
    },
  };
}

async function findFreeSlug(
  db: Database,
  { siteId, slug }: StoredProduct,
  id: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const copy = `${slug.slice(0, 130)}-copy${number === 1 ? '' : `-${number}`}`;
    const taken =
      (await isSlugTaken(db, siteId, copy, id)) ||
      (await findEditedPageAt(db, siteId, copy)) !== undefined;
    if (!taken) return copy;
  }
}
