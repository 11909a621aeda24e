import type { ProductInput } from './check-product';
import type { StoredProduct } from './stored-product';

/** Gives a product as its owner would enter it, such as to save it with one change. */
export function productInput(stored: StoredProduct): ProductInput {
  const { product, donation } = stored;
  return {
    ...stored,
    product: { ...product, variants: [...product.variants] },
    tags: [...stored.tags],
    pictures: [...stored.pictures],
    donation: donation && { amounts: [...donation.amounts], free: donation.free },
  };
}
