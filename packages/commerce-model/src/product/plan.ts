import { oneOf, readValue, shaped, type ValueOf, whole } from '@frontage/core-lifecycle/reading';

/** The time units of a subscription [3.02]. */
export const billingUnits = ['week', 'month', 'year'] as const;

/** A plan as it is stored; `numBillingCycles` 0 is a plan without an end. */
export const planField = shaped({
  billingPeriod: shaped({ value: whole(1, 1), unit: oneOf(billingUnits, 'month') }),
  numBillingCycles: whole(),
});

/**
 * How a subscription is renewed: every `value` units, `numBillingCycles` times, or without an end
 * if that is 0 [3.02].
 */
export type Plan = ValueOf<typeof planField>;

/** Reads a plan: a wrong part gets its default; null where it is no plan at all. Never throws. */
export function readPlan(raw: unknown): Plan | null {
  return readValue(planField, raw, '', []) ?? null;
}

/** Whether a plan is renewed until someone ends it: its cycles are zero or absent [3.02]. */
export function isIndefinite({
  numBillingCycles,
}: {
  readonly numBillingCycles?: number | null;
}): boolean {
  return !numBillingCycles;
}
