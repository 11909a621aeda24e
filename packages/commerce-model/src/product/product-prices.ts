import { isOnSale } from './is-on-sale';
import type { Product } from './product';

/** What a product costs, in minor units. */
export interface ProductPrices {
  /** The lowest current price of any variant. */
  readonly fromCents: number;
  /** The highest price without a sale. */
  readonly normalCents: number;
  /** The lowest sale price; null without a sale. */
  readonly saleCents: number | null;
  /** Whether variants differ in price, so that `fromCents` needs its "from". */
  readonly varied: boolean;
}

/** Gives the current price: the sale price while on sale. */
export function currentPrice({
  onSale,
  salePriceCents,
  priceCents,
}: Pick<Product, 'onSale' | 'salePriceCents' | 'priceCents'>): number {
  return onSale ? salePriceCents : priceCents;
}

/** Gives the prices of a product for lists; all 0 if there is nothing to buy. */
export function productPrices(
  product: Pick<Product, 'productType' | 'variants' | 'priceCents' | 'salePriceCents' | 'onSale'>,
): ProductPrices {
  const offers =
    product.productType === 'digital' ? [product] : product.variants.map(withoutGiftSale);
  const [first] = offers;
  if (!first) return { fromCents: 0, normalCents: 0, saleCents: null, varied: false };
  const sales = offers.filter(({ onSale }) => onSale).map(({ salePriceCents }) => salePriceCents);
  return {
    fromCents: Math.min(...offers.map(currentPrice)),
    normalCents: Math.max(...offers.map(({ priceCents }) => priceCents)),
    saleCents: isOnSale(product) ? Math.min(...sales) : null,
    varied: offers.some(
      (offer) => offer.onSale !== first.onSale || currentPrice(offer) !== currentPrice(first),
    ),
  };

  function withoutGiftSale(variant: Product['variants'][number]) {
    return product.productType === 'giftCard' ? { ...variant, onSale: false } : variant;
  }
}
