import { defineTexts } from '../../texts/block-texts';

/** The texts of a chart. */
export const chartTexts = defineTexts('chart', {
  /** Opens the numbers. */
  table: 'The numbers as a table',
});
