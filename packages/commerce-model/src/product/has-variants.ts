import type { Product } from './product';

/**
 * Whether products of a type have variants to choose from; the others are bought directly [4.02].
 */
export function hasVariants(type: Product['productType']): boolean {
  return type === 'physical' || type === 'service';
}
