import type { Store } from '@frontage/site-server';
import type { DemoEvent, DemoPage } from '../demo-site';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Gives an event of the sample site its dates, near a day.
 *
 * @param page of the event
 * @param event how far it is from the day
 * @param now on that day, UTC milliseconds
 */
export function datedEvent(
  { slug, collectionId = '' }: Pick<DemoPage, 'slug' | 'collectionId'>,
  event: DemoEvent,
  now: number,
): Omit<Parameters<Store['saveItem']>[1], 'id'> {
  const { inDays, hours, category, tags = [], place, timeZone = '', tickets = '' } = event;
  const isAllDay = hours === undefined;
  const startsAt = (Math.floor(now / day) + inDays) * day + (isAllDay ? 0 : event.hour * hour);
  return {
    collectionId,
    name: slug.split('/').at(-1) ?? slug,
    startsAt,
    endsAt: startsAt + (isAllDay ? day - minute : hours * hour),
    category,
    tags: [...tags],
    isAllDay,
    place,
    timeZone,
    tickets,
  };
}
