import { hash } from './hash.mjs';

/** A seeded sequence of fractions (mulberry32): same seed, same picture. */
export const createRandom = (seed) => {
  let state = hash(seed, 17) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (low, high) => low + (high - low) * next();
  return { next, range };
};
