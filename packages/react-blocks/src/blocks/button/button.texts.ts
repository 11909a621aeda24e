import { defineTexts } from '../../texts/block-texts';

/** The texts of a button. */
export const buttonTexts = defineTexts('button', {
  /** Appended for a link that does not open in the same window. */
  newWindow: '(opens in a new window)',
  /** The answer to a question that leaves everything as it is. */
  stay: 'Stay here',
});
