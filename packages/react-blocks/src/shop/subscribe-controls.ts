/** The names of the controls that choose a subscription, in a post to `/checkout/subscribe`. */
export const subscribeControls = {
  productId: 'productId',
  /** `''` for a digital product. */
  variantId: 'variantId',
  /** The currency of the price that was shown. */
  currency: 'currency',
  /** `once` or `regularly`. */
  times: 'times',
} as const;
