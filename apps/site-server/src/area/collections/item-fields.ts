import {
  isPageSlug,
  maxCategoryLength,
  maxTagLength,
  pageLinks,
  wrongLink,
} from '@frontage/site-model';
import type { CollectionKind } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { mostItemTags, noEvent, type ItemFacts } from '../../pages/items/items';
import { isTimeZone } from '../../sites/site-time-zone';
import { createZonedTimes } from '../../sites/zoned-time';
import { enteredText } from '../../store/entered-text';
import { sayOfCollections } from './collection-texts';

/** The controls of what an item has beside its words. */
export const itemFields = {
  date: enteredText(40),
  until: enteredText(40).default(''),
  category: enteredText(200),
  tags: enteredText(5_000),
  allDay: z.literal('on').optional(),
  place: enteredText(300).default(''),
  zone: enteredText(100).default(''),
  tickets: enteredText(2_000).default(''),
};

/** The most characters of the place of an event. */
const longestPlace = 200;

/** What somebody entered about an item. */
export type EnteredItem = z.infer<z.ZodObject<typeof itemFields>>;

/** What is wrong with one of the controls. */
export interface WrongItem {
  readonly field: keyof EnteredItem | 'title' | 'name' | 'page';
  readonly text: string;
}

/** What was entered, read. */
export type ReadItem = { readonly item: ItemFacts } | { readonly wrong: WrongItem };

/**
 * Reads what somebody entered about an item.
 *
 * @param entered the controls
 * @param kind of its collection
 * @param siteZone an IANA name, in which times are entered unless the event has a zone of its own
 */
export function readItemFields(
  entered: EnteredItem,
  kind: CollectionKind,
  siteZone: string,
): ReadItem {
  const { category, tags: written } = entered;
  const event = readEvent(entered, kind);
  const { date, until } = hoursOf(entered, event.isAllDay);
  const times = createZonedTimes(isTimeZone(event.timeZone) ? event.timeZone : siteZone);
  const startsAt = times.read(date);
  const endsAt = kind === 'events' && until !== '' ? times.read(until) : null;
  const tags = [...new Set(splitTags(written))];
  const complain = (field: WrongItem['field'], text: string): ReadItem => ({
    wrong: { field, text },
  });
  if (event.timeZone !== '' && !isTimeZone(event.timeZone))
    return complain('zone', sayOfCollections('zoneWrong'));
  if (event.place.length > longestPlace)
    return complain('place', sayOfCollections('placeWrong', { most: longestPlace }));
  const wrongTickets =
    event.tickets === '' ? undefined : wrongLink(event.tickets, [...pageLinks, 'miscProtocol']);
  if (wrongTickets !== undefined) return complain('tickets', wrongTickets);
  if (startsAt === undefined) return complain('date', sayOfCollections('dateWrong'));
  if (endsAt === undefined) return complain('until', sayOfCollections('endWrong'));
  if (endsAt !== null && endsAt < startsAt) return complain('until', sayOfCollections('endBefore'));
  if (category.length > maxCategoryLength)
    return complain('category', sayOfCollections('categoryWrong', { most: maxCategoryLength }));
  if (tags.some((tag) => tag.length > maxTagLength))
    return complain('tags', sayOfCollections('tagWrong', { most: maxTagLength }));
  if (tags.length > mostItemTags)
    return complain('tags', sayOfCollections('tagsWrong', { most: mostItemTags }));
  return { item: { startsAt, endsAt, category, tags, ...event } };
}

function readEvent({ allDay, place, zone, tickets }: EnteredItem, kind: CollectionKind) {
  return kind === 'events'
    ? { isAllDay: allDay === 'on', place, timeZone: zone, tickets }
    : { ...noEvent };
}

/** Whole days begin at midnight, and end with the last minute of the last of them. */
function hoursOf({ date, until }: Pick<EnteredItem, 'date' | 'until'>, isAllDay: boolean) {
  if (!isAllDay) return { date, until };
  const dayOf = (time: string): string => time.slice(0, 10);
  return {
    date: date && `${dayOf(date)}T00:00`,
    until: date && `${dayOf(until === '' ? date : until)}T23:59`,
  };
}

/** Writes what an item has, as the controls have it. */
export function writeItemFields(
  { startsAt, endsAt, category, tags, isAllDay, place, timeZone, tickets }: ItemFacts,
  siteZone: string,
): EnteredItem {
  const times = createZonedTimes(isTimeZone(timeZone) ? timeZone : siteZone);
  return {
    date: times.write(startsAt),
    until: endsAt === null ? '' : times.write(endsAt),
    category,
    tags: tags.join(', '),
    ...(isAllDay && { allDay: 'on' }),
    place,
    zone: timeZone,
    tickets,
  };
}

/** Whether a text may stand for the title in an address. */
export function isItemName(name: string): boolean {
  return name !== '' && !name.includes('/') && name.length <= 100 && isPageSlug(`a/${name}`);
}

/** Arabic and Chinese have commas of their own. */
function splitTags(written: string): string[] {
  return written
    .split(/[,،、，\n]/)
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter((tag) => tag !== '');
}
