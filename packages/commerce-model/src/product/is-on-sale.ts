import type { Product, Variant } from './product';
import { hasVariants } from './has-variants';

/**
 * Whether a product is on sale: any of its variants, or a digital product itself; never a gift card
 * [4.02].
 */
export function isOnSale({
  productType,
  variants,
  onSale,
}: Pick<Product, 'productType' | 'onSale'> & {
  readonly variants: readonly Pick<Variant, 'onSale'>[];
}): boolean {
  return productType === 'digital'
    ? onSale
    : hasVariants(productType) && variants.some((variant) => variant.onSale);
}
