import type { Product } from './product';

/** Whether products of a type are bought by variant; the others are bought as they are [4.02]. */
export function hasVariants(type: Product['productType']): boolean {
  return type === 'physical' || type === 'service';
}
