/** On the form for restock notices. */
export const restockForm = 'data-product-restock';

/**
 * On that form while the choice can be bought: it is hidden if scripts run, because only they know
 * the choice.
 */
export const restockWaits = 'data-waits';

/** The target of its post without scripts. */
export const restockAction = '/commerce/restock';

/** The name of its field; the product and the variant have the same names as in the cart's form. */
export const restockEmail = 'email';

/** The answer to a visitor without scripts who asked for a restock notice. */
export interface RestockAnswer {
  readonly productId: string;
  readonly status: 'sent' | 'failed';
  /** The input, to be shown again. */
  readonly variantId: string;
  readonly email: string;
  /** The error, in the page's language; `''` for none. */
  readonly message: string;
}
