import type { Product, Variant } from './product';
import { hasVariants } from './has-variants';

/** The fields of a variant that describe its stock. */
export type Stock = Pick<Variant, 'unlimited' | 'qtyInStock'>;

/** Gives the stock of a variant; `Infinity` if it is unlimited. */
export function stockOf({ unlimited, qtyInStock }: Stock): number {
  return unlimited ? Infinity : Math.max(0, qtyInStock);
}

/** Gives the stock of a product over all variants; `Infinity` if it is unlimited. */
export function stockLeft({
  productType,
  variants,
}: Pick<Product, 'productType'> & { readonly variants: readonly Stock[] }): number {
  return hasVariants(productType)
    ? variants.reduce((sum, variant) => sum + stockOf(variant), 0)
    : Infinity;
}
