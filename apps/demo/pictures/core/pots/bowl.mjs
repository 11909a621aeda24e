import { vessel } from '../vessel.mjs';

/** A bowl of the studio: a profile in decimetres, foot to rim. No two seeds are alike. */
export const bowl = (seed = 1, r = 0.95, h = 0.62) =>
  vessel({
    outer: [
      [r * 0.4, 0],
      [r * 0.41, 0.07],
      [r * 0.66, h * 0.26],
      [r * 0.92, h * 0.66],
      [r, h],
    ],
    wall: 0.05,
    seed,
    wobble: 0.014,
  });
