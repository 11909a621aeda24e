/** One 32-bit hash of up to three integers: the only source of chance in the pictures. */
export const hash = (a, b = 0, c = 0) => {
  let h =
    Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b) ^ Math.imul(c | 0, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
};

/** The same hash as a fraction from 0 up to, not including, 1. */
export const hashFraction = (a, b = 0, c = 0) => hash(a, b, c) / 4294967296;

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

const STEPS = [
  0.8191725134, 0.6710436067, 0.5497004779, 0.4503, 0.3688, 0.3021, 0.7548776662, 0.569840291,
];

/**
 * The samples of one pixel: the first eight dimensions walk a low-discrepancy sequence (even spread
 * of lens, light and bounce), the rest are plain seeded chance.
 */
export const createSampler = (seed) => {
  let pixel = 0;
  let index = 0;
  let dimension = 0;
  let state = 0;
  const start = (x, y, sample) => {
    pixel = hash(x, y, seed);
    index = sample;
    dimension = 0;
    state = hash(pixel, sample, 5) | 0;
  };
  const next = () => {
    if (dimension < 8) {
      const value = hash(pixel, dimension) / 4294967296 + index * STEPS[dimension];
      dimension += 1;
      return value - Math.floor(value);
    }
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { start, next };
};
