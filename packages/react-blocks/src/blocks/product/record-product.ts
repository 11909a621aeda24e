import type { PageContext } from '@frontage/core-lifecycle/dom';
import { recordPixel, recordPixelOnce } from '../../pixels/record-pixel';
import type { ProductFacts, VariantOffer } from './product.parts';

/**
 * Records that a product is viewed [7.25]: at the price of the chosen variant, else at the lowest
 * one.
 */
export function recordProductView(
  context: PageContext,
  { productId, currency, offers }: ProductFacts,
  chosen: VariantOffer | undefined,
): void {
  const valueCents = chosen?.cents ?? Math.min(...offers.map(({ cents }) => cents));
  // Without its currency a price is meaningless.
  if (currency)
    recordPixelOnce(context, {
      name: 'ViewContent',
      details: { productId, valueCents, currency },
    });
}

/** Records what was added to the cart [7.25]. */
export function recordProductAdded(
  context: PageContext,
  { productId, currency }: ProductFacts,
  { id: variantId, cents }: VariantOffer,
  quantity: number,
): void {
  if (currency)
    recordPixel(context, {
      name: 'AddToCart',
      details: { productId, variantId, quantity, valueCents: cents * quantity, currency },
    });
}
