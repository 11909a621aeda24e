import { isWithoutAddress } from '../../sites/site-origin';
import type { SiteSettings } from '../../sites/site-settings';
import type { OrderContent } from './stored-order';
import { unpaidOrderSettings } from './unpaid-order-settings';

const hour = 60 * 60 * 1000;

/**
 * Until when a buyer who pays by hand has to confirm their order by the link in its mail: what runs
 * out is not kept for long for an address that may be nobody's.
 *
 * @param settings the site's, as they are when it is placed
 * @param content what was ordered
 * @param now UTC milliseconds
 * @returns UTC milliseconds; null where nothing runs out, and where no link can be mailed
 */
export function confirmUntil(
  settings: SiteSettings,
  { taken, origin }: Pick<OrderContent, 'taken' | 'origin'>,
  now: number,
): number | null {
  const hours = unpaidOrderSettings.unconfirmedHours.read(settings);
  const isFree = hours === 0 || taken.length === 0 || isWithoutAddress(origin);
  return isFree ? null : now + hours * hour;
}
