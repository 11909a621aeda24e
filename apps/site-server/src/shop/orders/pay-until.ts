import type { ShopSettings } from '../settings/shop-settings';

const day = 24 * 60 * 60 * 1000;

/**
 * Decides how long an order waits for a payment by hand.
 *
 * @param settings of the shop when the order is placed
 * @param now UTC milliseconds
 * @returns UTC milliseconds; null for no limit
 */
export function payUntil(
  { unpaidOrderDays }: Pick<ShopSettings, 'unpaidOrderDays'>,
  now: number,
): number | null {
  return unpaidOrderDays === 0 ? null : now + unpaidOrderDays * day;
}
