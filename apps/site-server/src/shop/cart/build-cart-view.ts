import {
  priceCart,
  priceHash,
  readCart,
  type Cart,
  type CartEntry,
  type ShippingOption,
} from '@frontage/commerce-model';
import {
  pictureOf,
  type CartLineView,
  type CartView,
  type GiftCardView,
} from '@frontage/react-blocks/server';
import { type StoredAsset, findAssets } from '../../pictures/assets';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findProductsById } from '../catalogue/products';
import { findRemovedTitles } from '../catalogue/find-removed-titles';
import type { StoredProduct } from '../catalogue/stored-product';
import { couponInCurrency, findCoupons } from '../codes/coupons';
import { findGiftCards, type GiftCard } from '../codes/gift-cards';
import { readShopSettings, type ShopSettings } from '../settings/shop-settings';
import { destinationOf, shippingCountries, shippingOptionsFor, taxRulesFor } from './destination';
import { inSoldCurrency } from './in-sold-currency';
import { priceLines, shownMost, type PricedLine } from './price-lines';
import type { CartContent, StoredCart } from './stored-cart';

/** What a cart is shown and priced from; only ids, quantities and codes come from the visitor. */
export interface CartSource {
  site: Site;
  cart: Pick<StoredCart, 'id' | 'version' | 'createdAt' | 'content'>;
  /** Its products, if they were just read. @default they are read */
  products?: readonly StoredProduct[];
}

/**
 * Prices a cart by the current catalogue and builds its view.
 *
 * @param store with products, coupons and gift cards
 * @param source the cart
 */
export async function buildCartView(
  store: Pick<Store, 'read' | 'now'>,
  { site, cart: storedCart, products }: CartSource,
): Promise<CartView> {
  const settings = readShopSettings(site.settings);
  const cart = { ...storedCart, content: inSoldCurrency(settings, storedCart.content) };
  const { content } = cart;
  const [stored, found, cards] = await Promise.all([
    products ?? findProductsById(store.read, site.id, productIdsIn(content)),
    findCoupons(store.read, site.id, content.couponCodes),
    findGiftCards(store.read, site.id, content.giftCardIds),
  ]);
  const now = store.now();
  const lines = priceLines(
    content.lines,
    new Map(stored.map((entry) => [entry.product.id, entry])),
    {
      currency: content.currency,
      now,
    },
  );
  const [assets, removed] = await Promise.all([
    findAssets(store.read, site.id, picturesOf(stored)),
    findRemovedTitles(store.read, site.id, missingIn(lines)),
  ]);
  const usable = cards.filter(({ currency }) => currency === content.currency);
  const unpriced = unpricedCart(site.id, cart, {
    settings,
    lines,
    removed,
    coupons: found.map((coupon) => couponInCurrency(coupon, content.currency)),
  });
  const priced = priceCart(unpriced, { now, settings: settings.totals, giftCards: usable });
  return {
    ...priced,
    lines: lines.map((line) => lineView(line, assets, settings)),
    giftCards: usable.map((card) => giftCardView(card, priced.totals)),
    currencies: settings.currencies,
    countries: shippingCountries(settings),
    settings: settings.totals,
    installments: settings.installments[content.currency] ?? null,
    minSubtotalCents: settings.minSubtotalCents[content.currency] ?? 0,
    now,
    version: cart.version,
    priceHash: priceHash(priced.totals),
  };
}

/** Lists the products of a cart, each once. */
export function productIdsIn({ lines }: Pick<CartContent, 'lines'>): string[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}

function missingIn(lines: readonly PricedLine[]): string[] {
  return lines.flatMap(({ line, stored }) => (stored ? [] : [line.productId]));
}

function unpricedCart(
  siteId: string,
  { id, createdAt, content }: CartSource['cart'],
  {
    settings,
    lines,
    removed,
    coupons,
  }: {
    settings: ShopSettings;
    lines: readonly PricedLine[];
    /** The titles of deleted products, by id. */
    removed: ReadonlyMap<string, string>;
    coupons: Cart['coupons'];
  },
): Cart {
  const entries = lines.map((line) => entryOf(line, removed));
  const place = destinationOf(settings, content.location);
  const isShipped = entries.some(({ productType }) => productType === 'physical');
  const shippingOptions = isShipped ? shippingOptionsFor(settings, place, content.currency) : [];
  return {
    ...readCart({}).cart,
    id,
    websiteId: siteId,
    created: new Date(createdAt),
    entries,
    coupons,
    shippingOptions,
    selectedShippingOption: chosenShipping(shippingOptions, content),
    shippingLocation: content.location,
    applicableTaxRules: taxRulesFor(settings, place),
    subtotalAmount: { cents: 0, currency: content.currency },
  };
}

/**
 * With a single method, or a known destination, nobody has to choose: the first method counts until
 * another one is chosen.
 */
function chosenShipping(
  options: readonly ShippingOption[],
  { shippingId, location }: CartContent,
): ShippingOption | null {
  const [first = null] = options;
  const isKnown = options.length === 1 || location !== null;
  return options.find(({ id }) => id === shippingId) ?? (isKnown ? first : null);
}

/** An item that can no longer be bought stays visible, costs nothing and is not shipped. */
function entryOf(
  { line, stored, offer }: PricedLine,
  removed: ReadonlyMap<string, string>,
): CartEntry {
  const { id, productId, variantId, quantity } = line;
  const title = stored?.product.title ?? removed.get(productId) ?? '';
  if (!offer)
    return {
      id,
      productId,
      variantId,
      quantity,
      title,
      productType: 'service',
      unitCents: 0,
      taxable: false,
    };
  const { productType, unitCents, taxable } = offer;
  return { id, productId, variantId, quantity, title, productType, unitCents, taxable };
}

function lineView(
  { line, stored, offer, problem }: PricedLine,
  assets: readonly StoredAsset[],
  settings: ShopSettings,
): CartLineView {
  const [picture] = stored?.pictures ?? [];
  return {
    lineId: line.id,
    variantLabel: offer?.variantLabel ?? '',
    picture: pictureOf(assets.find(({ id }) => id === picture)) ?? null,
    slug: offer ? (stored?.slug ?? '') : '',
    maxQuantity: offer ? shownMost(offer, line.quantity, settings) : 0,
    plan: offer?.plan ?? null,
    ...(problem && { problem }),
    ...(problem === 'priceChanged' && { formerCents: line.seenCents ?? 0 }),
  };
}

function giftCardView(
  { id, lastFour, balanceCents }: GiftCard,
  totals: CartView['totals'],
): GiftCardView {
  return {
    id,
    lastFour,
    balanceCents,
    usedCents: totals.giftCards.find((used) => used.id === id)?.cents ?? 0,
  };
}

function picturesOf(stored: readonly StoredProduct[]): string[] {
  return stored.flatMap(({ pictures }) => pictures.slice(0, 1));
}
