import { defineBlock } from '@frontage/core-lifecycle/block';

/** Calendars: other months come without the page, and keys go from day to day. */
export const calendar = defineBlock({
  id: 'calendar',
  start: 'visible',
  load: () => import('./calendar.mount'),
});

/** Calendars of published markup, which are empty without a script. */
export const publishedCalendar = defineBlock({
  id: 'calendar-published',
  selector: '.sqs-block-calendar',
  start: 'visible',
  island: true,
  load: () => import('./published-calendar.mount'),
});
