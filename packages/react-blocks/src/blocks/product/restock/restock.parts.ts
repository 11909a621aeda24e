/** On the form for those who want to hear when a product is back. */
export const restockForm = 'data-product-restock';

/**
 * On that form while what is chosen can be bought: hidden where scripts run, since only they know
 * what is chosen.
 */
export const restockWaits = 'data-waits';

/** Where it posts to without scripts. */
export const restockAction = '/commerce/restock';

/** The name of its field; the product and the variant are called as in the form that buys. */
export const restockEmail = 'email';

/** How a visitor without scripts was answered who wants to hear when something is back. */
export interface RestockAnswer {
  readonly productId: string;
  readonly status: 'sent' | 'failed';
  /** What was entered, to be shown again. */
  readonly variantId: string;
  readonly email: string;
  /** What is wrong, in the page's language; `''` for nothing. */
  readonly message: string;
}
