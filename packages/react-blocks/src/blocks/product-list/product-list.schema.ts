import { categorySchema, tagSchema } from '@frontage/site-model/schema';
import * as z from 'zod';
import { productSorts } from '../../shop/product-filter';
import { perPageLimits } from './product-list.stored';

/**
 * What a product list may store. Names of categories and tags are those of the store, as products
 * have them [9.08].
 */
export const productListSchema = z.strictObject({
  category: categorySchema.default(''),
  tag: z.union([tagSchema, z.literal('')]).default(''),
  perPage: z.int().min(1).max(perPageLimits.most).default(perPageLimits.usual),
  sort: z.enum(productSorts).default('featured'),
  filters: z.boolean().default(true),
  quickView: z.boolean().default(true),
});
