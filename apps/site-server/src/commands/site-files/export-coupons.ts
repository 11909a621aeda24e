import type { Store } from '../../store/store';
import { listAllCoupons } from '../../shop/codes/coupons';
import type { StoredCoupon } from '../../shop/codes/stored-coupon';
import { siteFileNames } from '../../imports/site-files/site-files';
import { writeJson } from './write-json';

/** Writes the coupons of a site, and how often each can still be used; returns them. */
export async function exportCoupons(
  { read }: Pick<Store, 'read'>,
  siteId: string,
  folder: string,
): Promise<readonly StoredCoupon[]> {
  const coupons = await listAllCoupons(read, siteId);
  if (coupons.length > 0) await writeJson(folder, siteFileNames.coupons, coupons);
  return coupons;
}
