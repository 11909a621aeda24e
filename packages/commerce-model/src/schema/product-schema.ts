import * as z from 'zod';
import { maxPriceCents } from '../product/is-price';
import { billingUnits } from '../product/plan';
import { productTypes } from '../product/product';
import { flag, listOf, oneOf, orNull, text, whole } from './falls-back';

const price = () => whole(0, 0, maxPriceCents);

const variantSchema = z.object({
  id: text(),
  sku: text(),
  priceCents: price(),
  salePriceCents: price(),
  onSale: flag(),
  unlimited: flag(),
  qtyInStock: whole(),
  optionValues: listOf(z.object({ optionName: text(), value: text() })),
  weightGrams: whole(),
});

const planSchema = z.object({
  billingPeriod: z.preprocess(
    (raw) => raw ?? {},
    z.object({ value: whole(1, 1), unit: oneOf(billingUnits, 'month') }),
  ),
  numBillingCycles: whole(),
});

/**
 * The schema for writing a product [3.01]: refuses what the reader would replace by a default, and
 * otherwise gives the same result as the reader.
 */
export const productSchema = z.object({
  id: text(),
  title: text(),
  productType: oneOf(productTypes, 'physical'),
  variants: listOf(variantSchema),
  priceCents: price(),
  salePriceCents: price(),
  onSale: flag(),
  variantOptionOrdering: listOf(z.string()),
  subscriptionPlan: orNull(planSchema),
});
