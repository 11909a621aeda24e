import {
  flag,
  type Issue,
  listOf,
  oneOf,
  orNull,
  readValue,
  shaped,
  text,
  type ValuesOf,
  whole,
} from '@frontage/core-lifecycle/reading';
import { isPrice } from './is-price';
import { planField } from './plan';

/** The kinds of product there are [3.01]. */
export const productTypes = ['physical', 'service', 'digital', 'giftCard'] as const;

/** A kind of product [3.01]. */
export type ProductType = (typeof productTypes)[number];

const price = { ...whole(), expected: 'a price', is: isPrice };

const variant = {
  id: text,
  sku: text,
  priceCents: price,
  salePriceCents: price,
  onSale: flag(),
  /** Never sold out. */
  unlimited: flag(),
  qtyInStock: whole(),
  optionValues: listOf(shaped({ optionName: text, value: text })),
  weightGrams: whole(),
};

/** One of the things that can be bought of a product [3.01]. */
export type Variant = ValuesOf<typeof variant>;

/** Fields of a product, with their kinds and defaults [3.01]. */
export const productFields = {
  id: text,
  title: text,
  productType: oneOf(productTypes, 'physical'),
  variants: listOf(shaped(variant)),
  /** Digital products have a price of their own. */
  priceCents: price,
  salePriceCents: price,
  onSale: flag(),
  /** Order of the options; others follow as they come. */
  variantOptionOrdering: listOf(text),
  subscriptionPlan: orNull(shaped(planField)),
};

/**
 * A product as stores and pages know it [3.01]; amounts are minor units of the store's currency.
 */
export type Product = ValuesOf<typeof productFields>;

/**
 * Reads a product. Never throws: a field that is wrong has its default, and stands in
 * `issues`; a variant that is no object is left out.
 */
export function readProduct(raw: unknown): { product: Product; issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const kind = shaped(productFields);
  return { product: readValue(kind, raw, '', issues) ?? kind.fallback, issues };
}
