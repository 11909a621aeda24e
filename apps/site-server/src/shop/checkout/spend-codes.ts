import type { Totals } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import { tryWithin } from '../../store/try-within';
import { spendCoupon } from '../codes/coupons';
import { GiftCardEmpty, moveGiftCard } from '../codes/gift-cards';

/** The codes of an order. */
interface CodedOrder {
  readonly id: string;
  readonly siteId: string;
  readonly totals: Pick<Totals, 'validCoupons' | 'giftCards'>;
}

/** A coupon is used up. */
class CouponUsedUp extends Error {}

const isSpent = (error: unknown) => error instanceof CouponUsedUp || error instanceof GiftCardEmpty;

/**
 * Charges gift cards and uses coupons, as agreed.
 *
 * @param db the transaction that stores the order
 * @param order what was agreed
 * @param facts UTC milliseconds, and ids of movements
 * @returns false if one of them no longer covers it; then nothing is changed
 */
export async function spendCodes(
  db: Database,
  { id, siteId, totals }: CodedOrder,
  { now, createId }: { now: number; createId(): string },
): Promise<boolean> {
  const cards = totals.giftCards.filter(({ cents }) => cents > 0);
  if (totals.validCoupons.length === 0 && cards.length === 0) return true;
  const spend = async () => {
    for (const { code } of totals.validCoupons)
      if (!(await spendCoupon(db, siteId, code))) throw new CouponUsedUp();
    for (const { id: cardId, cents } of cards)
      await moveGiftCard(
        db,
        siteId,
        { cardId, cents: -cents, cause: `order ${id}` },
        { id: createId(), now },
      );
    return true;
  };
  return (await tryWithin(db, spend, isSpent)) ?? false;
}
