import type { DonationOffer } from '@frontage/react-blocks/server';
import type { StoredProduct } from './stored-product';

/**
 * Gives the donation that a product offers, for pages and checkouts.
 *
 * @param donation of the product
 * @param product has the plan of a regular donation
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
