import { defineTexts } from '../../texts/block-texts';

/** The texts of the badge. */
export const badgeTexts = defineTexts('badge', {
  /** The name of the badge, for screen readers. */
  name: 'Credit',
  /** Where the owner has entered no words. */
  credit: 'Made with Frontage',
});
