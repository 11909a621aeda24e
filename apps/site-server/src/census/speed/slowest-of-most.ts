import { speedStepValue, type SpeedMetric, type StepCount } from './speed-steps';

/**
 * Returns the value that three of four visits are not slower than.
 *
 * @param counts of the steps, in any order
 * @returns undefined for none
 */
export function slowestOfMost(
  metric: SpeedMetric,
  counts: readonly StepCount[],
): number | undefined {
  const sorted = counts.toSorted((a, b) => a.step - b.step);
  const wanted = sorted.reduce((sum, { times }) => sum + times, 0) * 0.75;
  let seen = 0;
  for (const { step, times } of sorted) {
    seen += times;
    if (seen >= wanted) return speedStepValue(metric, step);
  }
  return undefined;
}
