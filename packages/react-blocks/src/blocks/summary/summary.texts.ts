import { defineTexts } from '../../texts/block-texts';

/** The texts of a summary. */
export const summaryTexts = defineTexts('summary', {
  none: 'Nothing here yet.',
  /** Brings the next items; `heading` is that of the summary. */
  more: 'More',
  /** Leads to the items before those that are shown. */
  earlier: 'Back',
  readMore: 'Read more',
  /** What a product costs whose variants do not cost the same. */
  from: 'From {price}',
  /** The name of an item's labels. */
  labels: 'Filed under',
  /** The name of a summary without a heading. */
  summary: 'Summary',
});
