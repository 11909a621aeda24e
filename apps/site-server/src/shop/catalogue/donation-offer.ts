import type { DonationOffer } from '@frontage/react-blocks/server';
import type { StoredProduct } from './stored-product';

/**
 * What may be given for a product, as pages and checkouts show it.
 *
 * @param donation of the product
 * @param product by its plan one may give regularly
 */
export function donationOffer(
  { amounts, free }: NonNullable<StoredProduct['donation']>,
  { subscriptionPlan }: Pick<StoredProduct['product'], 'subscriptionPlan'>,
): DonationOffer {
  return {
    amounts,
    isFree: free !== null,
    minCents: free?.minCents ?? 0,
    maxCents: free?.maxCents ?? 0,
    plan: subscriptionPlan,
  };
}
