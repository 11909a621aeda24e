import { firstCountry, type CartView } from '@frontage/react-blocks/server';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { buildCartView } from '../cart/build-cart-view';
import { findCartById } from '../cart/carts';
import { shippingCountries } from '../cart/destination';
import type { CartContent, StoredCart } from '../cart/stored-cart';
import { isProductVisible, findProductsById } from '../catalogue/products';
import type { StoredProduct } from '../catalogue/stored-product';
import { readShopSettings } from '../settings/shop-settings';
import { isCheckoutChangeable } from './checkouts';
import type { StoredCheckout } from './stored-checkout';
import { withDonation } from './with-donation';

/**
 * The current content of a checkout: its visitor's cart while that may change, a copy of it
 * afterwards.
 */
export type CheckoutCart = Pick<StoredCart, 'id' | 'version' | 'createdAt' | 'content'>;

/** Gives the cart of a checkout. */
export async function cartOf(
  { read }: Pick<Store, 'read'>,
  checkout: StoredCheckout,
): Promise<CheckoutCart> {
  const { cartId, siteId, createdAt, content } = checkout;
  const cart =
    cartId !== null && isCheckoutChangeable(checkout)
      ? await findCartById(read, siteId, cartId)
      : undefined;
  return cart && cart.orderId === null
    ? cart
    : { id: cartId ?? '', version: 0, createdAt, content: content.cart };
}

/**
 * Prices the content of a checkout by the current catalogue.
 *
 * @param store with products
 * @param site of the products
 * @param bought the checkout and its cart
 */
export async function priceCheckout(
  store: Pick<Store, 'read' | 'now'>,
  site: Site,
  { checkout, cart }: { checkout: Pick<StoredCheckout, 'at' | 'content'>; cart: CheckoutCart },
): Promise<CartView> {
  const settled = { ...cart, content: assumePlace(site, checkout, cart.content) };
  const view = await buildCartView(store, { site, cart: settled });
  const { donation } = checkout.content;
  const donated = donation && (await donationProduct(store, site, donation.productId));
  if (donated) return withDonation(view, donated, donation);
  if (checkout.at !== 'reserved') return view;
  // Stock held for this checkout is not in stock.
  return {
    ...view,
    lines: view.lines.map(({ problem, ...line }) =>
      problem === 'soldOut' || problem === 'fewer'
        ? line
        : { ...line, ...(problem && { problem }) },
    ),
  };
}

/**
 * The page preselects a country, so the order is priced for it: its first shipping method counts,
 * and the first press on Pay is for the displayed price.
 */
function assumePlace(
  site: Site,
  { content: { language } }: Pick<StoredCheckout, 'content'>,
  content: CartContent,
): CartContent {
  if (content.location !== null) return content;
  const countries = shippingCountries(readShopSettings(site.settings));
  // Nothing is shipped: reading the language for a country would take longer than the price.
  if (countries.length === 0) return content;
  const country = firstCountry(countries, language);
  return country === ''
    ? content
    : { ...content, location: { country, region: '', postalCode: '' } };
}

/** A product that accepts donations. */
export interface DonationProduct extends StoredProduct {
  donation: NonNullable<StoredProduct['donation']>;
}

/** Gives the product of a donation; undefined if it no longer exists. */
export async function donationProduct(
  { read, now }: Pick<Store, 'read' | 'now'>,
  { id }: Pick<Site, 'id'>,
  productId: string,
): Promise<DonationProduct | undefined> {
  const [stored] = await findProductsById(read, id, [productId]);
  return stored?.donation && isProductVisible(stored, now())
    ? { ...stored, donation: stored.donation }
    : undefined;
}

/** Gives an empty cart in a currency, for a purchase without a cart. */
export function emptyContent(
  currency: CartContent['currency'],
  lines: CartContent['lines'] = [],
): CartContent {
  return {
    currency,
    lines,
    couponCodes: [],
    giftCardIds: [],
    shippingId: '',
    location: null,
    changes: [],
  };
}
