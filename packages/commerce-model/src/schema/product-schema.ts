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
 * A product, for who writes one [3.01]: refuses what the reader would replace by a
 * default, and gives the reader's own answer otherwise.
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
