import { readZonedTime } from '../../sites/zoned-time';

/**
 * When a gift card of a day is sent, UTC milliseconds: at nine in the morning where the site is.
 *
 * @param date such as `2026-12-24`
 * @param timeZone an IANA name
 * @returns nothing for what is no day
 */
export function giftSendingTime(date: string, timeZone: string): number | undefined {
  return readZonedTime(`${date}T09:00`, timeZone);
}
