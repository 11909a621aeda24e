import { storedFields } from '../../stored/stored-fields';

/** The levels that the heading of a product may have. */
export const productHeadings = [1, 2, 3] as const;

/** A product block as a page document stores it. */
export interface StoredProductBlock {
  productId: string;
  /** The level of its title. */
  headingLevel: (typeof productHeadings)[number];
}

/** Reads a stored product block; never throws. */
export function readStoredProduct(raw: unknown): StoredProductBlock {
  const fields = storedFields(raw);
  return {
    productId: fields.text('productId'),
    headingLevel: productHeadings.find((level) => level === fields.raw('headingLevel')) ?? 1,
  };
}
