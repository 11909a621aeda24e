import { isWithinBounds } from '../code-bounds';

/** The first and the last number of feature flags [3.45]; see `featureFlagName`. */
export const featureFlagBounds = { min: 1, max: 70 } as const;

/** Whether a value is a number of a feature flag [3.45]. */
export const isFeatureFlag = (code: unknown): code is number =>
  isWithinBounds(featureFlagBounds, code);
