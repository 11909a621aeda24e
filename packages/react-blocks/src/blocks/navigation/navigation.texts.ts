import { defineTexts } from '../../texts/block-texts';

/** The texts of a navigation block. */
export const navigationTexts = defineTexts('navigation', {
  /** The name of links without a title, for screen readers. */
  pages: 'Pages',
});
