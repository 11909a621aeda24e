import type { SiteStore } from '../../app/site-store';
import { listProductIds } from '../../shop/catalogue/products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { listAllCoupons } from '../../shop/codes/coupons';
import type { StoredCoupon } from '../../shop/codes/stored-coupon';
import type { FileNames } from './create-file-names';
import { replaceFiles } from './product-of-file';
import { siteFileNames } from './site-files';
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
  { siteId, revision, createdAt, donation, ...product }: StoredProduct,
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

/** Writes the coupons of a site, and how often each can still be used; returns them. */
export async function exportCoupons(
  { read }: Pick<SiteStore, 'read'>,
  siteId: string,
  folder: string,
): Promise<readonly StoredCoupon[]> {
  const coupons = await listAllCoupons(read, siteId);
  if (coupons.length > 0) await writeJson(folder, siteFileNames.coupons, coupons);
  return coupons;
}
