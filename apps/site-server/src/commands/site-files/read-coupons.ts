import type { StoredCoupon } from '../../shop/codes/stored-coupon';
import { listFiles } from './list-files';
import { readJsonFile, type Problems } from './read-json-file';
import { couponsFileSchema } from '../../imports/site-files/site-file-schemas';
import { siteFileNames } from '../../imports/site-files/site-files';

/** Reads the coupons of a site; one without the file has none. */
export async function readCoupons(folder: string, problems: Problems): Promise<StoredCoupon[]> {
  const { coupons } = siteFileNames;
  if (!(await listFiles(folder, '', coupons)).includes(coupons)) return [];
  return (await readJsonFile(folder, coupons, couponsFileSchema, problems)) ?? [];
}
