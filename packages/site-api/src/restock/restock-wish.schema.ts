import * as z from 'zod';

const id = z.string().max(100);

/** The body of the call that leaves an address for a restock notice. */
export const restockWishSchema = z.strictObject({
  productId: id,
  variantId: id,
  email: z.string().min(1).max(254),
});
