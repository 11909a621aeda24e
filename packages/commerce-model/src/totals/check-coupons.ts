import type { CartEntry, Coupon, InvalidCoupon } from '../cart/cart-parts';
import { allocateCents } from '../money/allocate-money';
import { perMillion, scaleCents } from '../money/rounding';
import type { Rounding } from '../money/rounding';
import type { Share } from './order-input';

/** Decides which coupons count, and why the others do not. */
export function checkCoupons(
  coupons: readonly Coupon[],
  entries: readonly CartEntry[],
  { subtotal, now }: { subtotal: number; now: number },
) {
  const valid: Coupon[] = [];
  const invalid: InvalidCoupon[] = [];
  for (const coupon of coupons) {
    const reason = valid.some(({ code }) => code === coupon.code) ? 'repeated' : findFault(coupon);
    if (reason) invalid.push({ code: coupon.code, reason });
    else valid.push(coupon);
  }
  return { valid, invalid };

  function findFault({
    startsAt,
    endsAt,
    usesLeft,
    minSubtotalCents,
    ...coupon
  }: Coupon): InvalidCoupon['reason'] | undefined {
    if (startsAt !== null && now < startsAt) return 'early';
    if (endsAt !== null && now >= endsAt) return 'expired';
    if (usesLeft === 0) return 'used';
    if (subtotal < minSubtotalCents) return 'minimum';
    return entries.some((entry) => isMeant(coupon, entry)) ? undefined : 'products';
  }
}

/**
 * Computes what each coupon takes off each line. Percentages come before amounts, and each applies
 * to what the earlier ones left, so that neither the order of coupons nor that of lines matters.
 * `lines` are the minor units of each entry.
 */
export function discountLines(
  valid: readonly Coupon[],
  entries: readonly CartEntry[],
  { lines, rounding }: { lines: readonly number[]; rounding: Rounding },
): Share[] {
  if (valid.length === 0) return [];
  const remaining = [...lines];
  // Cents that cannot be divided are assigned by id, not by position.
  const order = entries
    .map((_, index) => index)
    .sort((a, b) => compare(entries[a]?.id, entries[b]?.id));
  const sorted = valid
    .filter(({ kind }) => kind !== 'shipping')
    .sort((a, b) => compare(b.kind, a.kind) || compare(a.code, b.code));
  return sorted.map((coupon) => {
    const meant = order.filter((line) => isMeant(coupon, entries[line]));
    const weights = meant.map((line) => remaining[line] ?? 0);
    const base = weights.reduce((sum, weight) => sum + weight, 0);
    const cents =
      coupon.kind === 'percent'
        ? scaleCents(base, coupon.ratePerMillion, perMillion, rounding)
        : Math.min(coupon.cents, base);
    const byLine = lines.map(() => 0);
    const parts = cents > 0 ? allocateCents(cents, weights) : [];
    for (let index = 0; index < parts.length; index += 1) {
      const line = meant[index] ?? 0;
      byLine[line] = parts[index] ?? 0;
      remaining[line] = (remaining[line] ?? 0) - (parts[index] ?? 0);
    }
    return { id: coupon.code, cents, byLine };
  });
}

function isMeant(
  { productIds }: Pick<Coupon, 'productIds'>,
  entry: CartEntry | undefined,
): boolean {
  if (!entry || entry.productType === 'giftCard') return false;
  return productIds.length === 0 || productIds.includes(entry.productId);
}

/** By code units, the same on every machine. */
export function compare(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}
