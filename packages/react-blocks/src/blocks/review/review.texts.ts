import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of reviews. */
export const reviewTexts = defineTexts('review', {
  /** Said where the address names no order. */
  noReview: 'To review what you bought, open the link in the email about your order.',
  home: 'Back to the home page',
  /** Said where an order has nothing that can be reviewed, or nothing left [8.18]. */
  nothing: 'There are no products to review.',
  already: 'You have already reviewed this purchase',
  /** The question above the stars. */
  ask: 'How do you like {title}?',
  stars: { one: '# star', other: '# stars' },
  /** What each of the stars to choose from means. */
  stars1: '1 of 5: very poor',
  stars2: '2 of 5: poor',
  stars3: '3 of 5: fair',
  stars4: '4 of 5: good',
  stars5: '5 of 5: very good',
  title: 'Headline',
  text: 'Your review',
  name: 'Your name, as shown with your review',
  optional: '(optional)',
  send: 'Send review',
  change: 'Update review',
  /** While it is sent. */
  sending: 'Sending …',
  /** If the net fails. */
  kept: 'Your review could not be sent. Your words are kept here: send it again when you are online.',
  thanks: 'Thank you. Your review will be published once we have read it.',
  /** The title above what buyers say. */
  reviews: 'Reviews',
  /** The mean, for those who do not see stars. */
  average: '{average} out of {most} stars',
  counted: { one: '# review', other: '# reviews' },
  by: '{name}, {when}',
});

/** The same, ready to be said. */
export type ReviewTexts = SaidTexts<typeof reviewTexts>;
