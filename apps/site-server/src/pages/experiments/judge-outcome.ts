import type { VariantCount } from './experiment-visitors';

/** How sure an outcome is, as the part of a hundred such tests whose interval holds the truth. */
export const confidencePercent = 95;

/** How many must have seen each version before it says which one does better. */
export const leastSeen = 50;

/** The number of standard deviations of `confidencePercent`. */
const deviations = 1.96;

/** What a test says so far. Parts are from 0 to 1. */
export interface TestOutcome {
  /** The part of the visitors who reached the goal; 0 where nobody saw it. */
  readonly rates: { readonly a: number; readonly b: number };
  /** What b adds to that part: between which values the truth most likely is. */
  readonly difference: { readonly from: number; readonly to: number };
  /** Which one does better; `unclear` where the difference may be chance. */
  readonly better: 'a' | 'b' | 'unclear';
}

/**
 * Judges a test by the intervals of Wilson and their difference by Newcombe, which hold also for
 * few visitors and for parts near 0.
 */
export function judgeOutcome([a, b]: readonly [VariantCount, VariantCount]): TestOutcome {
  const [first, second] = [wilson(a), wilson(b)];
  const gap = second.rate - first.rate;
  const from = gap - Math.hypot(second.rate - second.low, first.high - first.rate);
  const to = gap + Math.hypot(second.high - second.rate, first.rate - first.low);
  const isEarly = a.seen < leastSeen || b.seen < leastSeen;
  return {
    rates: { a: first.rate, b: second.rate },
    difference: { from: Math.max(-1, from), to: Math.min(1, to) },
    better: isEarly ? 'unclear' : betterOf(from, to),
  };
}

function betterOf(from: number, to: number): TestOutcome['better'] {
  if (from > 0) return 'b';
  return to < 0 ? 'a' : 'unclear';
}

function wilson({ seen, reached }: VariantCount): { rate: number; low: number; high: number } {
  if (seen === 0) return { rate: 0, low: 0, high: 1 };
  const rate = reached / seen;
  const square = deviations ** 2;
  const middle = rate + square / (2 * seen);
  const half = deviations * Math.sqrt((rate * (1 - rate)) / seen + square / (4 * seen ** 2));
  const whole = 1 + square / seen;
  return {
    rate,
    low: Math.max(0, (middle - half) / whole),
    high: Math.min(1, (middle + half) / whole),
  };
}
