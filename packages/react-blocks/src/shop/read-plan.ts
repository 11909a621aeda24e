import { readProduct, type Plan } from '@frontage/commerce-model';

/** Reads a plan out of JSON; null where it is none. Never throws. */
export function readPlan(raw: unknown): Plan | null {
  // A product's own reader knows what a plan is.
  return readProduct({ subscriptionPlan: raw }).product.subscriptionPlan;
}
