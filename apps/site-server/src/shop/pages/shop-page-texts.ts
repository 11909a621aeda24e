/**
 * Titles of pages that a site has not made itself, and messages for their posts. In English; `{…}`
 * is filled in.
 */
export const shopPageTexts = {
  checkoutTitle: 'Checkout',
  orderTitle: 'Your order',
  reviewTitle: 'Your review',
  checkoutUnreadable: 'This could not be read. Please try again.',
} as const;
