/** What is measured of a page; milliseconds, but for `cls`. A missing one was not seen. */
export interface Vitals {
  /** When the largest thing was painted. */
  readonly lcp?: number | undefined;
  /** How long the page took to answer, at most; of many interactions, all but one of fifty. */
  readonly inp?: number | undefined;
  /** How far things moved by themselves. */
  readonly cls?: number | undefined;
  /** When something was painted first. */
  readonly fcp?: number | undefined;
  /** When the first byte arrived. */
  readonly ttfb?: number | undefined;
}

/** Something that moved: how far, and when in milliseconds. */
export interface Shift {
  readonly value: number;
  readonly startTime: number;
}

/**
 * Adds shifts up: the worst group of those less than 1 s apart and 5 s in all.
 *
 * @returns takes a shift; gives the sum of the worst group so far
 */
export function createShiftSum(): (shift: Shift) => number {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  return ({ value, startTime }) => {
    const isSame = sum > 0 && startTime - last < 1000 && startTime - first < 5000;
    if (!isSame) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
    return worst;
  };
}

/** How many of the slowest interactions are remembered. */
const mostSlow = 10;

/** The slowest interactions of a page. */
export interface Interactions {
  /**
   * @param id of the interaction; its events count as one
   * @param duration in milliseconds
   */
  add(id: number, duration: number): void;
  /**
   * The duration that all but one of fifty interactions keep, in milliseconds; undefined for none.
   *
   * @param count how many interactions there were, also fast ones
   */
  slowest(count: number): number | undefined;
}

/** Creates the memory of interactions. */
export function createInteractions(): Interactions {
  let slow: (readonly [id: number, duration: number])[] = [];
  return {
    add(id, duration) {
      const known = slow.find(([other]) => other === id)?.[1] ?? 0;
      slow = [...slow.filter(([other]) => other !== id), [id, Math.max(known, duration)] as const]
        .sort(([, a], [, b]) => b - a)
        .slice(0, mostSlow);
    },
    slowest: (count) => slow[Math.min(slow.length - 1, Math.floor(count / 50))]?.[1],
  };
}
