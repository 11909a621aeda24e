import type { Product, Variant } from './product';
import { hasVariants } from './has-variants';

/** What a variant tells of its stock. */
export type Stock = Pick<Variant, 'unlimited' | 'qtyInStock'>;

/** How many of a variant there are; `Infinity` where they do not run out. */
export function stockOf({ unlimited, qtyInStock }: Stock): number {
  return unlimited ? Infinity : Math.max(0, qtyInStock);
}

/** How many of a product there are, over all variants; `Infinity` where it does not run out. */
export function stockLeft({
  productType,
  variants,
}: Pick<Product, 'productType'> & { readonly variants: readonly Stock[] }): number {
  return hasVariants(productType)
    ? variants.reduce((sum, variant) => sum + stockOf(variant), 0)
    : Infinity;
}
