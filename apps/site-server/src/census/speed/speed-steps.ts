/** What is measured of a page: milliseconds, and of `cls` how far things moved. */
export const speedMetrics = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;

/** One of them. */
export type SpeedMetric = (typeof speedMetrics)[number];

/** How much slower each step is than the one before; a value is off by half of that at the most. */
const growth = 1.05;

/** Steps of `cls` for each 1. */
const shiftSteps = 100;

/** The highest values that are counted; what is higher counts as that. */
const highest = { ms: 120_000, shift: 10 };

/**
 * Returns the step of a value. Days are counted by steps, so that any share of any period can be
 * told without the single values.
 */
export function speedStep(metric: SpeedMetric, value: number): number {
  return metric === 'cls'
    ? Math.round(Math.min(value, highest.shift) * shiftSteps)
    : Math.round(Math.log(Math.min(Math.max(1, value), highest.ms)) / Math.log(growth));
}

/** Returns the value in the middle of a step. */
export function speedStepValue(metric: SpeedMetric, step: number): number {
  return metric === 'cls' ? step / shiftSteps : growth ** step;
}

/** How often each step was counted. */
export interface StepCount {
  readonly step: number;
  readonly times: number;
}
