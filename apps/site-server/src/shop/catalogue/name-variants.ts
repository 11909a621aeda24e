import { createSku, type Product } from '@frontage/commerce-model';
import { randomInt } from 'node:crypto';

/** As many as there are stock keeping units. */
const most = 10_000_000;

/**
 * Gives every variant without a stock keeping unit one, which it keeps [5.03].
 *
 * @param product as its owner wrote it
 * @param before units that its variants have already, by variant
 * @param random from 0 to below 1. @default that of the machine
 */
export function nameVariants(
  product: Product,
  before: ReadonlyMap<string, string> = new Map(),
  random: () => number = () => randomInt(most) / most,
): Product {
  const taken = new Set(product.variants.map(({ sku }) => sku));
  const create = (): string => {
    const sku = createSku(random);
    return taken.has(sku) ? create() : sku;
  };
  const variants = product.variants.map((variant) => {
    const sku = variant.sku || before.get(variant.id) || create();
    taken.add(sku);
    return { ...variant, sku };
  });
  return { ...product, variants };
}
