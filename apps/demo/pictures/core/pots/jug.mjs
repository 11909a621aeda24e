import { vessel } from '../vessel.mjs';

/** A jug of the studio: a profile in decimetres, foot to rim. No two seeds are alike. */
export const jug = (seed = 1, h = 1.9, r = 0.66) =>
  vessel({
    outer: [
      [r * 0.72, 0],
      [r * 0.78, 0.07],
      [r, h * 0.3],
      [r * 0.94, h * 0.52],
      [r * 0.56, h * 0.78],
      [r * 0.58, h * 0.9],
      [r * 0.7, h],
    ],
    wall: 0.05,
    seed,
    wobble: 0.014,
  });
