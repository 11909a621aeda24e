import { hash } from './hash.mjs';

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
