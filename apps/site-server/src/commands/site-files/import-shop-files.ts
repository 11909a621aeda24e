import { isDeepStrictEqual } from 'node:util';
import type { SiteStore } from '../../app/site-store';
import { checkProduct, type ProductInput } from '../../shop/catalogue/check-product';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { findCoupons } from '../../shop/codes/coupons';
import { asStored } from './as-stored';
import { productOfFile } from './product-of-file';
import type { SiteFiles } from './site-files';

/** The part of a store that products and coupons need. */
export type ShopImportStore = Pick<SiteStore, 'read' | 'products' | 'saveProduct' | 'saveCoupon'>;

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
  store: ShopImportStore,
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

/**
 * Brings the coupons of a store to what their file says. How often one that is there already can
 * still be used stays: buyers use it meanwhile.
 *
 * @returns whether anything changed
 */
export async function importCoupons(
  store: ShopImportStore,
  siteId: string,
  { coupons }: Pick<SiteFiles, 'coupons'>,
): Promise<boolean> {
  let isChanged = false;
  for (const coupon of coupons) {
    const [known] = await findCoupons(store.read, siteId, [coupon.code]);
    const input = known ? { ...coupon, usesLeft: known.usesLeft } : coupon;
    if (isDeepStrictEqual(asStored(known), asStored(input))) continue;
    await store.saveCoupon(siteId, input);
    isChanged = true;
  }
  return isChanged;
}

function isSameProduct(known: StoredProduct, input: ProductInput): boolean {
  const { siteId, createdAt, revision, ...stored } = known;
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
