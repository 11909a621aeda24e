import { defineTexts } from '../../texts/block-texts';

/** The texts of an item's date and labels. */
export const itemFactsTexts = defineTexts('item-facts', {
  /** The name of an item's category and tags. */
  labels: 'Filed under',
  tickets: 'Tickets',
  /** Leads to the calendar file of an event. */
  calendar: 'Into your calendar',
});
