import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of reviews. */
export const reviewTexts = defineTexts('review', {
  /** The question above the stars. */
  ask: 'How do you like {title}?',
  stars: { one: '# star', other: '# stars' },
  title: 'In a few words',
  text: 'Your review',
  name: 'Your name, as it will be shown',
  optional: '(optional)',
  send: 'Send the review',
  change: 'Change the review',
  thanks: 'Thank you, your review has arrived.',
  /** The title above what buyers say. */
  reviews: 'Reviews',
  /** The mean, for those who do not see stars. */
  average: '{average} of {most} stars',
  counted: { one: '# review', other: '# reviews' },
  by: '{name}, {when}',
});

/** The same, ready to be said. */
export type ReviewTexts = SaidTexts<typeof reviewTexts>;
