import type { SiteStore } from '../../app/site-store';
import { listProductIds } from '../../shop/catalogue/products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { FileNames } from '../../imports/site-files/create-file-names';
import { replaceFiles } from '../../imports/site-files/product-of-file';
import { writeJson } from './write-json';

/** How many products are read at once. */
const batch = 200;

/**
 * Writes the products of a site in any state, with what is in stock now.
 *
 * @param store the store
 * @param siteId the site
 * @param place the folder of the site, what chooses names in it, and the files of pictures and of
 *   what buyers get by their ids
 * @returns the names of the files
 */
export async function exportProducts(
  { read, products: find }: Pick<SiteStore, 'read' | 'products'>,
  siteId: string,
  place: { folder: string; names: FileNames; references: ReadonlyMap<string, string> },
): Promise<readonly string[]> {
  const ids = await listProductIds(read, siteId);
  const written: string[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.slice(start, start + batch);
    const found = new Map((await find(siteId, part)).map((stored) => [stored.product.id, stored]));
    for (const id of part) {
      const stored = found.get(id);
      if (!stored) continue;
      const name = place.names.ofProduct(stored.slug);
      await writeJson(place.folder, name, fileOfProduct(stored, place.references));
      written.push(name);
    }
  }
  return written;
}

function fileOfProduct(
  { siteId: _siteId, revision: _revision, createdAt, donation, ...product }: StoredProduct,
  references: ReadonlyMap<string, string>,
): object {
  return {
    ...product,
    ...replaceFiles(product, (id) => references.get(id) ?? id),
    // A donation has the currency of its product.
    donation: donation && { amounts: donation.amounts, free: donation.free },
    createdAt,
  };
}
