import { isDeepStrictEqual } from 'node:util';
import type { SiteStore } from '../../app/site-store';
import { findCoupons } from '../../shop/codes/coupons';
import { asStored } from '../../imports/site-files/as-stored';
import type { SiteFiles } from '../../imports/site-files/site-files';

/**
 * Brings the coupons of a store to what their file says. How often one that is there already can
 * still be used stays: buyers use it meanwhile.
 *
 * @returns whether anything changed
 */
export async function importCoupons(
  store: Pick<SiteStore, 'read' | 'saveCoupon'>,
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
