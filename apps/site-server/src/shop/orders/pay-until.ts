import type { SiteSettings } from '../../sites/site-settings';
import { unpaidOrderSettings } from './unpaid-order-settings';

const day = 24 * 60 * 60 * 1000;

/**
 * Decides how long an order waits for a payment by hand.
 *
 * @param settings of the site when the order is placed
 * @param now UTC milliseconds
 * @returns UTC milliseconds; null for no limit
 */
export function payUntil(settings: SiteSettings, now: number): number | null {
  const days = unpaidOrderSettings.days.read(settings);
  return days === 0 ? null : now + days * day;
}
