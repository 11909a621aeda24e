import { defineTexts } from '../../texts/block-texts';

/** The texts of a block of Markdown. */
export const markdownTexts = defineTexts('markdown', {
  /** The name of a table that may be wider than the screen, for screen readers. */
  table: 'Table',
  /** Before a task, for screen readers. */
  done: 'Done:',
  open: 'Open:',
});
