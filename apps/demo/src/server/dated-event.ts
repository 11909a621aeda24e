import type { Store } from '@frontage/site-server';
import type { DemoEvent, DemoPage } from '../demo-site';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Before midnight the next day counts: what is on it would be over before anybody has looked. */
const toMidnight = hour;

/**
 * Gives an event of the sample site its dates, near the day on which it is looked at.
 *
 * @param page of the event
 * @param event how far it is from the day
 * @param now on that day, or within the hour before it, UTC milliseconds
 */
export function datedEvent(
  { slug, collectionId = '' }: Pick<DemoPage, 'slug' | 'collectionId'>,
  event: DemoEvent,
  now: number,
): Omit<Parameters<Store['saveItem']>[1], 'id'> {
  const { inDays, hours, category, tags = [], place, timeZone = '', tickets = '' } = event;
  const isAllDay = hours === undefined;
  const today = Math.floor((now + toMidnight) / day);
  const startsAt = (today + inDays) * day + (isAllDay ? 0 : event.hour * hour);
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
