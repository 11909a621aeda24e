import type { CalendarView } from '@frontage/react-blocks/server';
import { itemControls } from '@frontage/react-blocks/server';
import { createZonedTimes } from '../../sites/zoned-time';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import { findEvents } from './find-events';
import { findCollectionSlug } from './find-collection-slug';
import type { ItemBlock } from './item-blocks';
import type { ItemListPage } from './load-item-list';
import { viewItem } from './view-item';
import { countVisibleItems, listVisibleItems } from './visible-items';

/** The most events of a month. */
const mostEvents = 500;

/** The longest distance of a zone from another, by which days of a month may begin or end. */
const zoneSpan = 26 * 60 * 60 * 1000;

/**
 * Loads the month that a calendar shows: that of the address, else the one that it is now.
 *
 * @param db the reading side
 * @param page with the calendar, and what a visitor has chosen
 * @param block the calendar
 * @param now UTC milliseconds
 * @returns undefined if there is no such collection of events
 */
export async function loadCalendar(
  db: Database,
  { site, page, language, query = new URLSearchParams() }: ItemListPage,
  { id, collectionId, category, tag }: ItemBlock,
  now: number,
): Promise<{ id: string; view: CalendarView; nextAt: number } | undefined> {
  if (!(await findEvents(db, site.id, collectionId))) return undefined;
  const timeZone = siteTimeZone(site);
  const times = createZonedTimes(timeZone);
  const today = times.write(now).slice(0, 10);
  const month = readMonth(query.get(itemControls.month)) ?? today.slice(0, 7);
  const startOf = (day: string): number => times.read(`${day}T00:00`) ?? now;
  const from = startOf(`${month}-01`);
  const to = startOf(`${nextMonth(month)}-01`);
  const all = { collectionId, language, category, tag };
  const has = async (between: { from?: number; to?: number }): Promise<boolean> =>
    (await countVisibleItems(db, site.id, { ...all, between })) > 0;
  const [homeSlug, events, hasEarlier, hasLater] = await Promise.all([
    findCollectionSlug(db, site, collectionId, language),
    listVisibleItems(
      db,
      site.id,
      { ...all, between: { from: from - zoneSpan, to: to + zoneSpan } },
      { offset: 0, limit: mostEvents },
    ),
    has({ to: from }),
    has({ from: to }),
  ]);
  const isOfMonth = ({ startsAt, endsAt, timeZone: zone }: (typeof events)[number]): boolean => {
    const write = (time: number) => createZonedTimes(zone === '' ? timeZone : zone).write(time);
    return write(startsAt).slice(0, 7) <= month && write(endsAt ?? startsAt).slice(0, 7) >= month;
  };
  return {
    id,
    view: {
      month,
      today,
      path: `/${page.slug}`,
      collectionId,
      listPath: homeSlug === undefined ? undefined : `/${homeSlug}`,
      timeZone,
      events: events.filter(isOfMonth).map(viewItem),
      hasEarlier,
      hasLater,
    },
    nextAt: startOf(times.write(startOf(today) + zoneSpan).slice(0, 10)),
  };
}

/** What is no month, or far from all that anybody plans, is none. */
function readMonth(text: string | null): string | undefined {
  return text !== null && /^(19[7-9]|20\d|21\d)\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
