import { isWithinBounds } from '../code-bounds';

/** Where the numbers of feature flags begin and end [3.45]; nobody names the single ones. */
export const featureFlagBounds = { min: 1, max: 70 } as const;

/** Whether a value is a number that a feature flag may have [3.45]. */
export const isFeatureFlag = (code: unknown): code is number =>
  isWithinBounds(featureFlagBounds, code);
