import { zonedTimeOffset } from '../../sites/zoned-time';

/** At which hour of the day gift cards are sent, by the site's clock. */
const hour = 9;

/**
 * When a gift card of a day is sent, UTC milliseconds: at nine in the morning where the site is.
 *
 * @param date such as `2026-12-24`
 * @param timeZone an IANA name
 * @returns nothing for what is no day
 */
export function giftSendingTime(date: string, timeZone: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined) return undefined;
  const wanted = Date.UTC(Number(year), Number(month) - 1, Number(day), hour);
  if (new Date(wanted).toISOString().slice(0, 10) !== date) return undefined;
  // No clock is put forward or back around nine, so the offset there is that of the day.
  return wanted - zonedTimeOffset(wanted, timeZone);
}
