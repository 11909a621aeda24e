import type { SlideMore } from '../slide-draft';
import { shop } from './shop';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * Links the picture of a pot to its product: with its price and its address in the shop.
 *
 * @param name the last part of the product's address
 * @throws Error if the shop has no such product
 */
export function inTheShop(name: string): SlideMore {
  const slug = `shop/${name}`;
  const found = shop.products.find((product) => product.slug === slug);
  if (!found) throw new Error(`[demo] The shop has no ${name}.`);
  const { variants = [] } = found.product;
  const prices = variants.map(({ priceCents = 0 }) => priceCents / 100);
  const least = pounds.format(Math.min(...prices));
  const isGone = variants.every(({ unlimited, qtyInStock = 0 }) => !unlimited && qtyInStock === 0);
  const price = new Set(prices).size > 1 ? `From ${least}` : least;
  return {
    linkUrl: `/${slug}`,
    linkText: isGone ? `${price}, sold for now: ask for the next` : `${price}, see in the shop`,
  };
}
