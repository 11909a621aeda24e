import { saveCoupon } from '../coupons';
import type { RoomExample } from '../../../testing/add-one-of-each';

/** A coupon. */
export const couponExample: RoomExample = async (db, { siteId, createId, now }) => {
  const coupon = { code: 'SECRETSPRING', kind: 'percent', ratePerMillion: 500_000 } as const;
  await saveCoupon(db, siteId, coupon, { id: createId(), now });
};
