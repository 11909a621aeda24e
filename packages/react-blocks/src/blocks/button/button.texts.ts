import { defineTexts } from '../../texts/block-texts';

/** The texts of a button. */
export const buttonTexts = defineTexts('button', {
  /** Appended for a link that does not open in the same window. */
  newWindow: '(opens in a new window)',
  /** The answer to a question that leaves everything as it is. */
  stay: 'Stay here',
  /** On the button that closes a form above the page. */
  closeForm: 'Close',
  /** While the form is fetched. */
  loadingForm: 'Loading the form …',
  /** If it does not come, word for word [8.18]. */
  formFailed: 'Unable to open form',
  /** On the button that fetches it once more. */
  formAgain: 'Try again',
  /** On the link to the page that has it. */
  formPage: 'Go to its page',
});
