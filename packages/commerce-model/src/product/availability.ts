import type { Product, Variant } from './product';

type Stock = Pick<Variant, 'unlimited' | 'qtyInStock'>;

/**
 * Whether nothing of a product can be bought: every variant is limited and has no
 * stock, or there is no variant at all. Digital products and gift cards never run out [4.02].
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

/**
 * Whether a product is on sale: any of its variants, or a digital product itself; a gift card never
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

/** What distinguishes a variant, in words: `Blue / Large`. */
export function variantLabel({ optionValues }: Pick<Variant, 'optionValues'>): string {
  return optionValues.map(({ value }) => value).join(' / ');
}

function hasVariants(type: Product['productType']): boolean {
  return type === 'physical' || type === 'service';
}
