import { safeHref } from '@frontage/site-model';
import type { ItemView } from '../../items/item-view';
import { storedFields } from '../../stored/stored-fields';

/** The address that gives the events of a month, on the site of the published page. */
export function publishedEventsAddress(collectionId: string, month: string): string {
  const [year, number] = month.split('-');
  const query = new URLSearchParams({ month: `${number}-${year}`, collectionId });
  return `/api/open/GetItemsByMonth?${query}`;
}

/** Reads the events of a month; never throws. What has no title or no beginning is left out. */
export function readPublishedEvents(raw: unknown): readonly ItemView[] {
  return storedFields({ events: raw })
    .list('events')
    .map((event): ItemView => {
      const endsAt = event.number('endDate', 0);
      const place = storedFields(event.raw('location')).text('addressTitle');
      return {
        href: safeHref(event.text('fullUrl')) ?? '#',
        title: event.text('title').trim(),
        description: '',
        startsAt: event.number('startDate', 0),
        endsAt: endsAt > 0 ? endsAt : null,
        category: '',
        tags: [],
        ...(place !== '' && { place }),
      };
    })
    .filter(({ title, startsAt }) => title !== '' && startsAt > 0)
    .sort((first, second) => first.startsAt - second.startsAt);
}
