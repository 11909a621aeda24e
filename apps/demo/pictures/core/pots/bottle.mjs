import { vessel } from '../vessel.mjs';

/** A bottle of the studio: a profile in decimetres, foot to rim. No two seeds are alike. */
export const bottle = (seed = 1, h = 2.5, r = 0.62) =>
  vessel({
    outer: [
      [r * 0.7, 0],
      [r * 0.78, 0.08],
      [r, h * 0.22],
      [r * 0.9, h * 0.44],
      [r * 0.34, h * 0.66],
      [r * 0.22, h * 0.82],
      [r * 0.24, h * 0.94],
      [r * 0.36, h],
    ],
    wall: 0.045,
    seed,
    wobble: 0.012,
  });
