import type { JsonText } from '../../store/json-text';
import type { StoredCoupon } from './stored-coupon';

/** A coupon; `document` is the JSON text of `StoredCoupon` without the remaining uses. */
export interface CouponTable {
  id: string;
  site_id: string;
  /** The code in upper case. */
  code_key: string;
  document: JsonText<Omit<StoredCoupon, 'usesLeft'>>;
  /** Null for unlimited. */
  uses_left: number | null;
  /** How often buyers used it. */
  uses: number;
  /** UTC milliseconds; null for never. The same as in `document`. */
  ends_at: number | null;
  created_at: number;
  updated_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    coupon: CouponTable;
  }
}
