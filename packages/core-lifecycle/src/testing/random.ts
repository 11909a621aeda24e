/** Pseudo-random numbers: the same seed gives the same numbers. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** Picks one of several values. */
  pick<Value>(first: Value, ...others: readonly Value[]): Value;
}

/** Mulberry32: small, and good enough for choosing faults. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    chance: (probability) => next() < probability,
    below,
    pick: (first, ...others) => others[below(others.length + 1) - 1] ?? first,
  };
}
