/** What is wrong with a review. In English; `{…}` is filled in. */
export const reviewTexts = {
  reviewStars: 'Please choose from one to five stars.',
  reviewName: 'Please enter the name that is shown with your review.',
  reviewLong: 'Please write {count} characters at most.',
} as const;
