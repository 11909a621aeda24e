import * as z from 'zod';
import { id24 } from '../../stored/stored-parts.schema';
import { productHeadings } from './product.stored';

/** What a product block may store. */
export const productBlockSchema = z.strictObject({
  productId: id24,
  headingLevel: z.literal(productHeadings).default(1),
});
