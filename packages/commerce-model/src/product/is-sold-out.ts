import type { Product } from './product';
import type { Stock } from './stock-of';
import { hasVariants } from './has-variants';

/**
 * Whether a product is sold out: every variant is limited and has no stock, or there are no
 * variants. Digital products and gift cards never run out [4.02].
 */
export function isSoldOut({
  productType,
  variants,
}: Pick<Product, 'productType'> & { readonly variants: readonly Stock[] }): boolean {
  return (
    hasVariants(productType) &&
    variants.every((variant) => !variant.unlimited && variant.qtyInStock <= 0)
  );
}
