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
export function speedValue(metric: SpeedMetric, step: number): number {
  return metric === 'cls' ? step / shiftSteps : growth ** step;
}

/** How often each step was counted. */
export interface StepCount {
  readonly step: number;
  readonly times: number;
}

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
    if (seen >= wanted) return speedValue(metric, step);
  }
  return undefined;
}

/** From where on a value is not good any more, and from where on it is poor. */
const bounds: Readonly<Record<SpeedMetric, readonly [number, number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  fcp: [1800, 3000],
  ttfb: [800, 1800],
};

/** How a value is judged, as browsers' makers do. */
export function judgeSpeed(metric: SpeedMetric, value: number): 'good' | 'middling' | 'poor' {
  const [good, poor] = bounds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'middling' : 'poor';
}
