import { defineTexts } from '../../texts/block-texts';

/** The texts of a summary. */
export const summaryTexts = defineTexts('summary', {
  none: 'Nothing here yet.',
  /** Brings the next items; `heading` is that of the summary. */
  more: 'More',
  /** Leads to the items before those that are shown. */
  earlier: 'Back',
  readMore: 'Read more',
  /** The name of an item's labels. */
  labels: 'Filed under',
  /** The name of a summary without a heading. */
  summary: 'Summary',
});
