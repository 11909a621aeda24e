/** What is wrong with a review. In English; `{…}` is filled in. */
export const reviewTexts = {
  reviewStars: 'Please select a star rating.',
  reviewName: 'Enter the name to show with your review.',
  reviewLong: 'Use no more than {count} characters.',
} as const;
