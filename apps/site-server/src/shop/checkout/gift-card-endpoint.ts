import type { Endpoint } from '../../http/endpoint';
import { findOffer } from '../cart/price-lines';
import { findProductsById } from '../catalogue/products';
import { readShopSettings } from '../settings/shop-settings';
import { beginCheckout } from './begin-checkout';
import { emptyContent } from './checkout-cart';
import type { CheckoutServices } from './checkout-services';

/**
 * `GET /checkout/giftcard?websiteId=…&giftCardProductId=…&sku=…` [2.04]: one gift card; the first
 * value without a sku.
 */
export function giftCardEndpoint(services: CheckoutServices): Endpoint {
  const { store } = services;
  return beginCheckout(services, async (site, { query }) => {
    const productId = query.get('giftCardProductId') ?? '';
    const [stored] =
      query.get('websiteId') === site.id
        ? await findProductsById(store.read, site.id, [productId])
        : [];
    const sku = query.get('sku');
    const variant = stored?.product.variants.find((one) => sku === null || one.sku === sku);
    const [currency] = readShopSettings(site.settings.shop).currencies;
    const offer =
      variant && findOffer(stored, { variantId: variant.id, currency, now: store.now() });
    if (!variant || offer?.productType !== 'giftCard') return 'nothing';
    const line = {
      id: store.createId(),
      productId,
      variantId: variant.id,
      quantity: 1,
      seenCents: offer.unitCents,
    };
    return { kind: 'giftcard', cart: undefined, content: emptyContent(currency, [line]) };
  });
}
