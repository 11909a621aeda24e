import type { ProductView } from './product-view';

/**
 * Whether a product is bought by a form that leads to a checkout of its own: a subscription, a gift
 * card, a donation. Its prices are those of its form, in the currency of the page, whatever the
 * currency of the visitor's cart is: what is shown is what is charged.
 */
export function hasOwnCheckout({ product, donation }: ProductView): boolean {
  return (
    product.subscriptionPlan !== null || product.productType === 'giftCard' || Boolean(donation)
  );
}
