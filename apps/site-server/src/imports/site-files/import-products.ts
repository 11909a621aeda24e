import { isDeepStrictEqual } from 'node:util';
import type { ImportStore } from './import-store';
import { checkProduct, type ProductInput } from '../../shop/catalogue/check-product';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { asStored } from './as-stored';
import { productOfFile } from './product-of-file';
import type { SiteFiles } from './site-files';

/**
 * Brings the products of a store to what their files say. The stock of a variant that is there
 * already stays: buyers change it meanwhile.
 *
 * @param store the store
 * @param siteId the site
 * @param files the products as their files say them
 * @param idOf gives an id by the name of a file
 * @param note is told of each file, and whether it changed anything
 */
export async function importProducts(
  store: Pick<ImportStore, 'products' | 'saveProduct'>,
  siteId: string,
  { products }: Pick<SiteFiles, 'products'>,
  idOf: (name: string) => string,
  note: (name: string, isChanged: boolean) => void,
): Promise<void> {
  for (const file of products) {
    const input = productOfFile(file, idOf);
    const [known] = await store.products(siteId, [input.product.id]);
    const isNew = !known || !isSameProduct(known, input);
    if (isNew) await store.saveProduct(siteId, input, file.createdAt);
    note(file.name, isNew);
  }
}

function isSameProduct(known: StoredProduct, input: ProductInput): boolean {
  const { siteId: _siteId, createdAt: _createdAt, revision: _revision, ...stored } = known;
  const checked = checkProduct(input);
  const variants = checked.product.variants.map((variant) => {
    const same = known.product.variants.find(({ id }) => id === variant.id);
    return same
      ? { ...variant, sku: variant.sku || same.sku, qtyInStock: same.qtyInStock }
      : variant;
  });
  const wanted = { ...checked, product: { ...checked.product, variants } };
  return isDeepStrictEqual(asStored(stored), asStored(wanted));
}
