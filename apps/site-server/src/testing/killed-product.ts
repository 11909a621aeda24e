import type { ProductInput } from '../shop/catalogue/check-product';

/** How many seats there are. */
export const seats = 1_000_000;

/** What is bought from a shop that is killed. */
export const killedProduct: ProductInput = {
  product: {
    id: 'seat',
    title: 'Seat',
    productType: 'service',
    variants: [{ id: 'one', priceCents: 1_234, qtyInStock: seats }],
    variantOptionOrdering: [],
  },
  currency: 'USD',
  slug: 'shop/seat',
};
