import type { ShopSettings } from '../settings/shop-settings';

const day = 24 * 60 * 60 * 1000;

/**
 * Until when an order waits for money that comes by hand.
 *
 * @param settings the shop's, as they are when it is placed
 * @param now UTC milliseconds
 * @returns UTC milliseconds; null for without end
 */
export function payUntil(
  { unpaidOrderDays }: Pick<ShopSettings, 'unpaidOrderDays'>,
  now: number,
): number | null {
  return unpaidOrderDays === 0 ? null : now + unpaidOrderDays * day;
}
