import { isWithoutAddress } from '../../sites/site-origin';
import type { ShopSettings } from '../settings/shop-settings';
import type { OrderContent } from './stored-order';

const hour = 60 * 60 * 1000;

/**
 * Until when a buyer who pays by hand has to confirm their order by the link in its mail: what runs
 * out is not kept for long for an address that may be nobody's.
 *
 * @param settings the shop's, as they are when it is placed
 * @param content what was ordered
 * @param now UTC milliseconds
 * @returns UTC milliseconds; null where nothing runs out, and where no link can be mailed
 */
export function confirmUntil(
  { unconfirmedOrderHours }: Pick<ShopSettings, 'unconfirmedOrderHours'>,
  { taken, origin }: Pick<OrderContent, 'taken' | 'origin'>,
  now: number,
): number | null {
  const isFree = unconfirmedOrderHours === 0 || taken.length === 0 || isWithoutAddress(origin);
  return isFree ? null : now + unconfirmedOrderHours * hour;
}
