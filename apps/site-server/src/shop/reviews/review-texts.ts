/** The errors of a review. In English; `{…}` is filled in. */
export const reviewTexts = {
  reviewStars: 'Please select a star rating',
  reviewName: 'Enter the name to show with your review.',
  reviewLong: 'Use no more than {count} characters.',
  reviewExpiredTitle: 'Your review request has expired',
  reviewExpired: 'You can still write to us and tell us what you think.',
  reviewEarlyTitle: 'You cannot review this order yet',
  reviewEarly: 'You can write a review as soon as we have received your payment.',
  // The mail to the owner.
  reviewsWaitSubject: 'Reviews are waiting for you',
  reviewsWait: 'Buyers have written reviews. Visitors will see them once you have approved them.',
} as const;
