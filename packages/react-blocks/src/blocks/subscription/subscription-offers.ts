import { currentPrice, stockOf, variantLabel } from '@frontage/commerce-model';
import type { ProductView } from '../../shop/product-view';

/** What may be subscribed to. */
export interface SubscriptionOffer {
  /** The variant; '' for a digital product. */
  readonly id: string;
  /** '' where there is nothing to choose. */
  readonly label: string;
  /** The price of one payment, minor units. */
  readonly cents: number;
  readonly isSoldOut: boolean;
}

/** Lists what may be subscribed to: each variant, or a digital product itself. */
export function subscriptionOffers({ product }: ProductView): readonly SubscriptionOffer[] {
  if (product.productType === 'digital')
    return [{ id: '', label: '', cents: currentPrice(product), isSoldOut: false }];
  return product.variants.map((variant) => ({
    id: variant.id,
    label: variantLabel(variant),
    cents: currentPrice(variant),
    isSoldOut: stockOf(variant) === 0,
  }));
}
