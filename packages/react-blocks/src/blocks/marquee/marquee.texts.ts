import { defineTexts } from '../../texts/block-texts';

/** The texts of a marquee. */
export const marqueeTexts = defineTexts('marquee', {
  /** Its button, while the words move and while they stand still. */
  stop: 'Stop the moving text',
  play: 'Let the text move',
});
