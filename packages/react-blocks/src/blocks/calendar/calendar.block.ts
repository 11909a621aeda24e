import { defineBlock } from '@frontage/core-lifecycle/block';

/** Calendars: other months come without the page, and keys go from day to day. */
export const calendar = defineBlock({
  id: 'calendar',
  start: 'visible',
  load: () => import('./calendar.mount'),
});
