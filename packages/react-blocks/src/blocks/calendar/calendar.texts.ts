import { defineTexts } from '../../texts/block-texts';

/** The texts of a calendar. */
export const calendarTexts = defineTexts('calendar', {
  /** The name of the links to other months. */
  months: 'Other months',
  /** The link to the month before, for screen readers; seen is its name alone. */
  previous: 'Month before: {month}',
  /** The same of the month after. */
  next: 'Month after: {month}',
  none: 'There are no events in {month}.',
  /** What stands in place of hours. */
  allDay: 'All day',
  /** The time by the clocks of a visitor who is elsewhere. */
  yours: '{time} your time',
  /** Leads to the calendar file of all events. */
  subscribe: 'Put all of them into your calendar',
});
