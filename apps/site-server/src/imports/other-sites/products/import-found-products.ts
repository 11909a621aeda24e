import { findProductBySku } from '../../../shop/catalogue/find-product-by-sku';
import { findProductSlugs } from '../../../shop/catalogue/find-product-slugs';
import { readShopSettings } from '../../../shop/settings/shop-settings';
import type { Site } from '../../../sites/site-settings';
import { importProducts } from '../../site-files/import-products';
import type { ImportStore } from '../../site-files/import-store';
import type { ProductFile } from '../../site-files/site-files';
import type { OtherImportWish } from '../other-import-wish';
import type { OtherSite } from '../other-site';
import { productFile } from './product-file';

/** What is told of products. */
export interface ProductNotes {
  /** Is told of each, and whether it changed anything. */
  note(name: string, isChanged: boolean): void;
  /** Is told of each that is there already, and stays as it is. */
  left(name: string): void;
  /** Is told of each that the shop does not take, and why. */
  wrong(line: string): void;
}

/**
 * Brings products of a table into the shop. One that is there already, by its address or by a stock
 * keeping unit, stays as it is unless it is to be replaced; its stock stays in any case.
 *
 * @param store the store
 * @param site the site, whose first currency the prices are in
 * @param found the products
 * @param wish how they come in
 * @param idOf gives an id by the name of a file
 * @param notes is told of each
 */
export async function importFoundProducts(
  store: ImportStore,
  site: Site,
  { products, productPictures }: Pick<OtherSite, 'products' | 'productPictures'>,
  { publish, replace }: OtherImportWish,
  idOf: (name: string) => string,
  notes: ProductNotes,
): Promise<void> {
  const [currency] = readShopSettings(site.settings).currencies;
  const picture = (source: string): string | undefined => productPictures.get(source);
  const ready: ProductFile[] = [];
  const ids = new Map<string, string>();
  for (const found of products) {
    const file = productFile(found, { currency, publish, picture });
    if (typeof file === 'string') {
      notes.wrong(`${found.from}: ${file}`);
      continue;
    }
    const id = await findKnown(store, site.id, file, idOf(file.name));
    if (id !== undefined) ids.set(file.name, id);
    if (id === undefined || replace) ready.push(file);
    else notes.left(`/${file.input.slug}`);
  }
  await importProducts(
    store,
    site.id,
    { products: ready },
    (name) => ids.get(name) ?? idOf(name),
    notes.note,
  );
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
