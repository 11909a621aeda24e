import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a follow button. */
export const followButtonTexts = defineTexts('follow-button', {
  /** What it says where its owner has no words of their own. */
  follow: 'Follow @{username}',
});

/** The same, ready to be said. */
export type FollowButtonTexts = SaidTexts<typeof followButtonTexts>;
