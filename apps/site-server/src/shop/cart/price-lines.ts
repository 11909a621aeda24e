import {
  currentPrice,
  maxQuantity,
  stockOf,
  variantLabel,
  type CurrencyCode,
  type Plan,
  type ProductType,
} from '@frontage/commerce-model';
import type { CartProblem } from '@frontage/react-blocks/server';
import { productIn } from '../catalogue/product-in';
import { isProductVisible } from '../catalogue/products';
import type { StoredProduct } from '../catalogue/stored-product';
import type { ShopSettings } from '../settings/shop-settings';
import type { CartLine } from './stored-cart';

/** What a visitor may buy of a product: a variant, or a digital product itself. */
export interface Offer {
  productType: ProductType;
  /** Minor units of the requested currency. */
  unitCents: number;
  variantLabel: string;
  taxable: boolean;
  plan: Plan | null;
  /** The stock; `Infinity` if it is unlimited. */
  stock: number;
  /** The most that a cart may hold; 1 for an item bought only once. */
  maxQuantity: number;
}

/**
 * The most gift cards of one value in a cart: each of them has its own code, which is created and
 * mailed.
 */
export const mostGiftCards = 100;

/** A line with its current data from the catalogue. */
export interface PricedLine {
  line: CartLine;
  /** Absent if the product no longer exists. */
  stored: StoredProduct | undefined;
  /** Absent if it cannot be bought. */
  offer: Offer | undefined;
  problem: CartProblem | undefined;
}

/**
 * Finds the offer of a variant in a currency.
 *
 * @param stored the product, in any state
 * @param ask the variant (`''` for a digital product), the currency, UTC milliseconds, and whether
 *   it is bought without its plan
 * @returns undefined if visitors cannot buy it
 */
export function findOffer(
  stored: StoredProduct | undefined,
  {
    variantId,
    currency,
    now,
    isOnce = false,
  }: { variantId: string; currency: CurrencyCode; now: number; isOnce?: boolean | undefined },
): Offer | undefined {
  const sold = stored && isProductVisible(stored, now) ? productIn(stored, currency) : undefined;
  if (!sold || (isOnce && !sold.soldOnce)) return undefined;
  const { product, taxable } = sold;
  const { productType } = product;
  const plan = isOnce ? null : product.subscriptionPlan;
  const facts = { productType, taxable, plan };
  if (productType === 'digital')
    return variantId === ''
      ? {
          ...facts,
          unitCents: currentPrice(product),
          variantLabel: '',
          stock: Infinity,
          maxQuantity: 1,
        }
      : undefined;
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant) return undefined;
  const isGift = productType === 'giftCard';
  const stock = isGift ? Infinity : stockOf(variant);
  return {
    ...facts,
    unitCents: isGift ? variant.priceCents : currentPrice(variant),
    variantLabel: variantLabel(variant),
    stock,
    maxQuantity: plan ? Math.min(1, stock) : Math.min(stock, isGift ? mostGiftCards : maxQuantity),
  };
}

/**
 * Returns the most of an offer that the cart page lets a visitor choose. A shop that never shows
 * the remaining stock tells it only to whoever wants more than there is.
 *
 * @param offer what the line is of
 * @param wanted the quantity in the cart
 * @param settings of the shop
 */
export function shownMost(
  { stock, plan, maxQuantity: most }: Offer,
  wanted: number,
  { scarcityFrom }: Pick<ShopSettings, 'scarcityFrom'>,
): number {
  const isUntold = scarcityFrom === 0 && plan === null && most === stock && wanted <= stock;
  return isUntold ? maxQuantity : most;
}

/**
 * Prices lines by the catalogue, and finds their problems. Nothing is cut: a visitor who wants more
 * than there is, is told so.
 *
 * @param lines of a cart
 * @param catalogue their products, by id
 * @param at currency, and UTC milliseconds
 */
export function priceLines(
  lines: readonly CartLine[],
  catalogue: ReadonlyMap<string, StoredProduct>,
  { currency, now }: { currency: CurrencyCode; now: number },
): PricedLine[] {
  return lines.map((line) => {
    const stored = catalogue.get(line.productId);
    const { variantId, isOnce } = line;
    const offer = findOffer(stored, { variantId, currency, now, isOnce });
    return { line, stored, offer, problem: problemOf(line, offer) };
  });
}

function problemOf(
  { quantity, seenCents }: CartLine,
  offer: Offer | undefined,
): CartProblem | undefined {
  if (!offer) return 'gone';
  if (offer.stock === 0) return 'soldOut';
  if (quantity > offer.maxQuantity) return 'fewer';
  return seenCents !== null && seenCents !== offer.unitCents ? 'priceChanged' : undefined;
}
