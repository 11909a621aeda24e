import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { sayOfRestock } from './restock-texts';

/** Names what somebody waits for: the product and the values of the variant. */
export function nameOfVariant(stored: StoredProduct | undefined, variantId: string): string {
  if (!stored) return sayOfRestock('goneProduct');
  const { title, variants } = stored.product;
  const variant = variants.find(({ id }) => id === variantId);
  return [title, ...(variant?.optionValues.map(({ value }) => value) ?? [])]
    .filter(Boolean)
    .join(', ');
}
