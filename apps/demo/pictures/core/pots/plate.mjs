import { vessel } from '../vessel.mjs';

/** A plate of the studio: a profile in decimetres, foot to rim. No two seeds are alike. */
export const plate = (seed = 1, r = 1.25) =>
  vessel({
    outer: [
      [r * 0.62, 0],
      [r * 0.64, 0.06],
      [r * 0.8, 0.1],
      [r * 0.95, 0.17],
      [r, 0.24],
    ],
    wall: 0.06,
    seed,
    wobble: 0.008,
  });
