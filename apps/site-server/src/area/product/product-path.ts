/** The address on which a new product is begun. */
export const newProductPath = '/config/products/new';

/** The address of a product in the area. */
export function productPath(id: string): string {
  return `/config/product/${encodeURIComponent(id)}`;
}
