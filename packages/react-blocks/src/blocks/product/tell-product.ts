import { pixelGate } from '@frontage/census/dom';
import { tellOnce } from '../../pixels/tell-once';
import type { ProductFacts, VariantOffer } from './product.parts';

/**
 * Tells the page's gate that a product is looked at [7.25]: at the price of what is chosen, else at
 * its lowest one.
 */
export function tellView(
  window: Window,
  { productId, currency, offers }: ProductFacts,
  chosen: VariantOffer | undefined,
): void {
  const valueCents = chosen?.cents ?? Math.min(...offers.map(({ cents }) => cents));
  // Without its currency a price says nothing.
  if (currency)
    tellOnce(window, { name: 'ViewContent', details: { productId, valueCents, currency } });
}

/** Tells it what has come into the cart [7.25]. */
export function tellAdded(
  window: Window,
  { productId, currency }: ProductFacts,
  { id: variantId, cents }: VariantOffer,
  quantity: number,
): void {
  if (currency)
    pixelGate(window).tell({
      name: 'AddToCart',
      details: { productId, variantId, quantity, valueCents: cents * quantity, currency },
    });
}
