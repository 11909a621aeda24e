import { changeCart, priceCart, priceHash } from '@frontage/commerce-model';
import type { CartView } from '@frontage/react-blocks/server';
import type { StoredProduct } from '../catalogue/stored-product';
import type { StoredDonation } from './stored-checkout';

/** Gives a cart with a donation, which is not goods: not shipped, not taxed, never sold out. */
export function withDonation(
  view: CartView,
  { product, slug }: Pick<StoredProduct, 'product' | 'slug'>,
  { cents, isRegular }: StoredDonation,
): CartView {
  const donated = cents ?? 0;
  const entry = {
    id: 'donation',
    productId: product.id,
    variantId: '',
    productType: 'service',
    title: product.title,
    unitCents: donated,
    quantity: 1,
    taxable: false,
  } as const;
  const cart = changeCart(view.cart, {
    entries: donated > 0 ? [entry] : [],
    shippingOptions: [],
    selectedShippingOption: null,
  });
  const priced = priceCart(cart, {
    now: view.now,
    settings: view.settings,
    giftCards: view.giftCards,
  });
  const line = {
    lineId: entry.id,
    variantLabel: '',
    picture: null,
    slug,
    maxQuantity: 1,
    plan: isRegular ? product.subscriptionPlan : null,
  };
  return {
    ...view,
    ...priced,
    lines: donated > 0 ? [line] : [],
    priceHash: priceHash(priced.totals),
  };
}
