import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a follow button. */
export const followButtonTexts = defineTexts('follow-button', {
  /** The default text. */
  follow: 'Follow @{username}',
});

/** The same, ready for use. */
export type FollowButtonTexts = SaidTexts<typeof followButtonTexts>;
