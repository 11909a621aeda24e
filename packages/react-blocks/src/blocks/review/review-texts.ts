import { createPluralText } from '@frontage/site-model';

/** The texts of reviews. */
export interface ReviewTexts {
  /** The question above the stars. */
  ask(product: { readonly title: string }): string;
  stars(review: { readonly count: number }): string;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly optional: string;
  readonly send: string;
  readonly change: string;
  readonly thanks: string;
  /** The title above what buyers say. */
  readonly reviews: string;
  /** The mean, for those who do not see stars. */
  average(reviews: { readonly average: string; readonly most: number }): string;
  counted(reviews: { readonly count: number }): string;
  by(review: { readonly name: string; readonly when: string }): string;
}

/** Those in English. */
export const reviewTexts: ReviewTexts = {
  ask: ({ title }) => `How do you like ${title}?`,
  stars: ({ count }) => createPluralText('en', { one: '# star', other: '# stars' })(count),
  title: 'In a few words',
  text: 'Your review',
  name: 'Your name, as it will be shown',
  optional: '(optional)',
  send: 'Send the review',
  change: 'Change the review',
  thanks: 'Thank you, your review has arrived.',
  reviews: 'Reviews',
  average: ({ average, most }) => `${average} of ${most} stars`,
  counted: ({ count }) => createPluralText('en', { one: '# review', other: '# reviews' })(count),
  by: ({ name, when }) => `${name}, ${when}`,
};
