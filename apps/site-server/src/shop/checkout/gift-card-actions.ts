import { isStorable } from '../../store/is-storable';
import { findOffer } from '../cart/price-lines';
import { findProductsById } from '../catalogue/products';
import { requestedCurrency } from '../catalogue/requested-currency';
import { defineLinkedCheckoutStart } from './checkout-starts';
import { emptyContent } from './checkout-cart';
import { readGift } from './read-gift';

/** Starts the purchase of a gift card [2.04]. */
export const giftCardActions = defineLinkedCheckoutStart({
  url: '/checkout/giftcard',
  parameters: '?websiteId=…&giftCardProductId=…&sku=…',
  about:
    'one gift card; the first value without `sku`; a post may say it in its body, with `currency`, ' +
    'and for whom it is: `giftTo`, `giftEmail`, `giftFrom`, `giftMessage`, `giftDate`',
  async find({ site, request: { query, body } }, { store }) {
    const form = new URLSearchParams(body);
    const productId = query.get('giftCardProductId') ?? '';
    const [stored] =
      query.get('websiteId') === site.id && isStorable(productId)
        ? await findProductsById(store.read, site.id, [productId])
        : [];
    const sku = query.get('sku') ?? form.get('sku');
    const variant = stored?.product.variants.find((variant) => sku === null || variant.sku === sku);
    // That of the price that was shown.
    const currency = requestedCurrency(site, form);
    const offer =
      variant && findOffer(stored, { variantId: variant.id, currency, now: store.now() });
    if (!variant || offer?.productType !== 'giftCard') return 'nothing';
    const gift = readGift(form);
    if (!Object.values(gift).every(isStorable)) return 'nothing';
    const line = {
      id: store.createId(),
      productId,
      variantId: variant.id,
      quantity: 1,
      seenCents: offer.unitCents,
    };
    return { kind: 'giftcard', cart: undefined, content: emptyContent(currency, [line]), gift };
  },
});
