import { isStorable } from '../../store/is-storable';
import { findOffer } from '../cart/price-lines';
import { findProductsById } from '../catalogue/products';
import { readShopSettings } from '../settings/shop-settings';
import { defineLinkedStart } from './begin-checkout';
import { emptyContent } from './checkout-cart';

/** Starts the purchase of a gift card [2.04]. */
export const giftCardActions = defineLinkedStart({
  url: '/checkout/giftcard',
  parameters: '?websiteId=…&giftCardProductId=…&sku=…',
  about: 'one gift card; the first value without `sku`',
  async find({ site, request: { query } }, { store }) {
    const productId = query.get('giftCardProductId') ?? '';
    const [stored] =
      query.get('websiteId') === site.id && isStorable(productId)
        ? await findProductsById(store.read, site.id, [productId])
        : [];
    const sku = query.get('sku');
    const variant = stored?.product.variants.find((one) => sku === null || one.sku === sku);
    const [currency] = readShopSettings(site.settings).currencies;
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
  },
});
