import { createSku, type Product } from '@frontage/commerce-model';
import { randomInt } from 'node:crypto';

/** The number of possible stock keeping units. */
const most = 10_000_000;

/**
 * Gives every variant without a stock keeping unit a permanent one [5.03].
 *
 * @param product from its owner
 * @param before existing units, by variant
 * @param random from 0 to below 1. @default the machine's
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
