import type { TourDatesView } from '@frontage/react-blocks/server';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import { findEvents } from './find-events';
import type { ItemBlock } from './item-blocks';
import type { ItemListPage } from './load-item-list';
import { viewItem } from './view-item';
import { listVisibleItems, nextEndOfVisibleItems } from './visible-items';

/** The most dates to come, and the most that are over. */
const mostDates = 100;

/**
 * Loads the dates of a tour: what is to come, and what is over.
 *
 * @param db the reading side
 * @param page with the dates
 * @param block the dates
 * @param now UTC milliseconds
 * @returns undefined if there is no such collection of events
 */
export async function loadTourDates(
  db: Database,
  { site, language }: ItemListPage,
  { id, collectionId, category, tag }: ItemBlock,
  now: number,
): Promise<{ id: string; view: TourDatesView; nextAt: number | null } | undefined> {
  if (!(await findEvents(db, site.id, collectionId))) return undefined;
  const list = async (isPast: boolean) =>
    (
      await listVisibleItems(
        db,
        site.id,
        { collectionId, language, category, tag, ended: { isPast, now } },
        { offset: 0, limit: mostDates },
      )
    ).map(viewItem);
  const [coming, past, nextAt] = await Promise.all([
    list(false),
    list(true),
    nextEndOfVisibleItems(db, site.id, collectionId, now),
  ]);
  return {
    id,
    view: { timeZone: siteTimeZone(site), coming, past },
    // A moment after it, since until then it is not over.
    nextAt: nextAt === null ? null : nextAt + 1,
  };
}
