import { findProductBySku } from '../../../shop/catalogue/find-product-by-sku';
import { findProductSlugs } from '../../../shop/catalogue/find-product-slugs';
import { readShopSettings } from '../../../shop/settings/shop-settings';
import { importProducts } from '../../site-files/import-products';
import type { ImportStore } from '../../site-files/import-store';
import type { ProductFile } from '../../site-files/site-files';
import type { ItemOutcome } from '../create-import-notes';
import type { ImportWork } from '../import-work';
import type { FoundProduct } from './found-product';
import { productFile } from './product-file';

/** What a product of a table needs of an import. */
type ProductWork = Pick<ImportWork, 'store' | 'site' | 'found' | 'wish' | 'idOf'>;

/**
 * Brings a product of a table into the shop. One that is there already, by its address or by a
 * stock keeping unit, stays as it is unless it is to be replaced; its stock stays in any case.
 *
 * @param work the import; prices are in the first currency of the site
 * @param product of the table
 */
export async function importFoundProduct(
  work: ProductWork,
  product: FoundProduct,
): Promise<ItemOutcome> {
  const { store, site, wish, idOf } = work;
  const placed = await placeProduct(work, product);
  if (typeof placed === 'string') return { state: 'leftOut', why: placed };
  const { file, knownId } = placed;
  if (knownId !== undefined && !wish.replace) return { state: 'kept', id: knownId };
  const id = knownId ?? idOf(file.name);
  let isMade = false;
  await importProducts(
    store,
    site.id,
    { products: [file] },
    (name) => (name === file.name ? id : idOf(name)),
    (_name, isChanged) => {
      isMade = isChanged;
    },
  );
  return { state: isMade ? 'made' : 'same', id };
}

/**
 * Finds whether a product of a table is there already.
 *
 * @param work the import
 * @param product of the table
 * @returns why the shop does not take it, if so
 */
export async function placeProduct(
  { store, site, found, wish, idOf }: ProductWork,
  product: FoundProduct,
): Promise<string | { readonly file: ProductFile; readonly knownId: string | undefined }> {
  const [currency] = readShopSettings(site.settings).currencies;
  const picture = (source: string): string | undefined => found.productPictures.get(source);
  const file = productFile(product, { currency, publish: wish.publish, picture });
  if (typeof file === 'string') return file;
  return { file, knownId: await findKnown(store, site.id, file, idOf(file.name)) };
}

async function findKnown(
  { read }: Pick<ImportStore, 'read'>,
  siteId: string,
  { input }: ProductFile,
  ownId: string,
): Promise<string | undefined> {
  const byAddress = await findProductSlugs(read, siteId, [ownId, input.slug]);
  const [first] = byAddress.keys();
  if (first !== undefined) return first;
  for (const { sku } of input.product.variants ?? []) {
    const known = sku ? await findProductBySku(read, siteId, sku) : undefined;
    if (known !== undefined) return known;
  }
  return undefined;
}
