import { vessel } from '../vessel.mjs';

/** A cylinder of the studio: a profile in decimetres, foot to rim. No two seeds are alike. */
export const cylinder = (seed = 1, r = 0.5, h = 1) =>
  vessel({
    outer: [
      [r * 0.9, 0],
      [r * 0.97, 0.06],
      [r, h * 0.3],
      [r * 0.985, h * 0.7],
      [r * 1.01, h],
    ],
    wall: 0.045,
    seed,
    wobble: 0.014,
    rings: 0.006,
  });
