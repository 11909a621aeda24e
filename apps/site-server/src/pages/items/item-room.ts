import type { PageVisit } from '../page-view';
import { calendarView } from './calendar-view';
import { chosenItemsView } from './chosen-items-view';
import { feedView, type FeedServices } from './feed-view';
import { sweepItems } from './items';
import { loadItems } from './load-items';
import { widgetAction } from './widget-action';

/** What collections of notes and events add to the server. */
export const itemRoom = {
  actions: [widgetAction],
  view: async (visit: PageVisit, services: FeedServices & Parameters<typeof chosenItemsView>[1]) =>
    (await feedView(visit, services)) ??
    (await calendarView(visit, services)) ??
    chosenItemsView(visit, services),
  loadBlocks: loadItems,
  sweeps: [{ run: sweepItems }],
};
