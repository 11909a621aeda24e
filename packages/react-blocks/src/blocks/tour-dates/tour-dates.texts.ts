import { defineTexts } from '../../texts/block-texts';

/** The texts of the dates of a tour. */
export const tourDatesTexts = defineTexts('tour-dates', {
  none: 'There are no dates at the moment.',
  tickets: 'Tickets',
  /** The link to tickets, for screen readers. */
  ticketsFor: 'Tickets: {title}',
  calendar: 'Into your calendar',
  /** The link to the calendar file of one event, for screen readers. */
  calendarFor: 'Into your calendar: {title}',
  past: 'What is over ({count})',
});
