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

/** The kinds of product [3.01]. */
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

/** One purchasable version of a product [3.01]. */
export type Variant = ValuesOf<typeof variant>;

/** The fields of a product, with their kinds and defaults [3.01]. */
export const productFields = {
  id: text,
  title: text,
  productType: oneOf(productTypes, 'physical'),
  variants: listOf(shaped(variant)),
  /** The price of a digital product. */
  priceCents: price,
  salePriceCents: price,
  onSale: flag(),
  /** The order of the options; unlisted ones follow. */
  variantOptionOrdering: listOf(text),
  subscriptionPlan: orNull(planField),
};

/** A product of a store [3.01]; amounts are minor units of the store's currency. */
export type Product = ValuesOf<typeof productFields>;

/**
 * Reads a product. Never throws: a wrong field gets its default and is listed in `issues`; a
 * variant that is not an object is left out.
 */
export function readProduct(raw: unknown): { product: Product; issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const kind = shaped(productFields);
  return { product: readValue(kind, raw, '', issues) ?? kind.fallback, issues };
}
