import type { ItemView } from '@frontage/react-blocks/server';
import type { VisibleItem } from './visible-items';

/** Gives an item as pages show it. */
export function viewItem(item: VisibleItem): ItemView {
  const { slug, title, description, startsAt, endsAt, category, tags } = item;
  const { isAllDay, place, timeZone, tickets } = item;
  return {
    href: `/${slug}`,
    title,
    description,
    startsAt,
    endsAt,
    category,
    tags,
    ...viewEvent({ isAllDay, place, timeZone, tickets }),
  };
}

/** Gives what an event has beside its hours; nothing of it for a note. */
export function viewEvent({
  isAllDay,
  place,
  timeZone,
  tickets,
}: Pick<VisibleItem, 'isAllDay' | 'place' | 'timeZone' | 'tickets'>) {
  return {
    ...(isAllDay && { isAllDay }),
    ...(place !== '' && { place }),
    ...(timeZone !== '' && { timeZone }),
    ...(tickets !== '' && { tickets }),
  };
}
