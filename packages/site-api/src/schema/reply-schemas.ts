import * as z from 'zod';

/** The data of the key call's reply [7.01]. */
export const submissionKeySchema = z.object({ key: z.string().min(1) });

/** The data of the save call's reply [7.02]. */
export const savedSubmissionSchema = z.object({ submissionId: z.string().min(1).optional() });

/** The data of the search call's reply. */
export const searchFindingsSchema = z.object({
  query: z.string(),
  corrected: z.string().optional(),
  total: z.number(),
  results: z.array(z.looseObject({ title: z.string(), url: z.string(), excerpt: z.string() })),
});

const count = z.int().min(0);

/**
 * The data of a cart call's reply: the part that every page needs; code that shows a cart reads the
 * rest.
 */
export const cartReplySchema = z.looseObject({
  version: count,
  cart: z.looseObject({ totalQuantity: count }),
});

/** The data of a checkout's reply: the next address, or the state of the checkout. */
export const checkoutReplySchema = z.union([
  z.object({ next: z.string() }),
  z.object({ view: z.looseObject({}), errors: z.unknown().optional() }),
]);

/** The data of a product search's reply. */
export const productFindingsSchema = z.object({
  total: count,
  pages: count,
  products: z.array(
    z.looseObject({ slug: z.string(), currency: z.string(), product: z.looseObject({}) }),
  ),
});
