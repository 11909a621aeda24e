import { defineTexts, type SaidTexts } from '../texts/block-texts';

/** The texts of a page's frame. */
export const frameTexts = defineTexts('frame', {
  /** The link that leads past the navigation. */
  skip: 'Skip to content',
  /** The name of the navigation. */
  navigation: 'Main',
  /** The title of a page whose form did not arrive; a screen reader reads it first. */
  failed: 'Error: {title}',
});

/** The same, ready to be said. */
export type FrameTexts = SaidTexts<typeof frameTexts>;
