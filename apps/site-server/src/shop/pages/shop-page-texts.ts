/**
 * Titles of pages that a site has not made itself, and what their posts are told.
 * In English; `{…}` is filled in.
 */
export const shopPageTexts = {
  checkoutTitle: 'Checkout',
  orderTitle: 'Your order',
  reviewTitle: 'Your review',
  checkoutUnreadable: 'This could not be read. Please try again.',
} as const;
