import type { ItemView } from '../../items/item-view';

/**
 * Gives the first and the last day of an event, by the clocks of where it is. One that ends at
 * midnight does not take the day that begins then.
 */
export function daysOfEvent(
  { startsAt, endsAt, timeZone }: Pick<ItemView, 'startsAt' | 'endsAt' | 'timeZone'>,
  listZone: string,
): readonly [first: string, last: string] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZone ?? listZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const last = Math.max(startsAt, (endsAt ?? startsAt) - 1);
  return [format.format(startsAt), format.format(last)];
}
