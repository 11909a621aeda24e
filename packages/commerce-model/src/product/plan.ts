import { oneOf, readValue, shaped, type ValuesOf, whole } from '@frontage/core-lifecycle/reading';

/** The time units of a subscription [3.02]. */
export const billingUnits = ['week', 'month', 'year'] as const;

/** Fields of a plan; `numBillingCycles` 0 is a plan without an end. */
export const planField = {
  billingPeriod: shaped({ value: whole(1, 1), unit: oneOf(billingUnits, 'month') }),
  numBillingCycles: whole(),
};

/**
 * How a subscription is renewed: every `value` units, `numBillingCycles` times, or without an end
 * if that is 0 [3.02].
 */
export type Plan = ValuesOf<typeof planField>;

/** Reads a plan: a wrong part gets its default; null where it is no plan at all. Never throws. */
export function readPlan(raw: unknown): Plan | null {
  return readValue(shaped(planField), raw, '', []) ?? null;
}

/** Whether a plan is renewed until someone ends it: its cycles are zero or absent [3.02]. */
export function isIndefinite({
  numBillingCycles,
}: {
  readonly numBillingCycles?: number | null;
}): boolean {
  return !numBillingCycles;
}
