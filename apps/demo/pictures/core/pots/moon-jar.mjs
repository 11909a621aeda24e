import { vessel } from '../vessel.mjs';

/** A moon jar of the studio: a profile in decimetres, foot to rim. No two seeds are alike. */
export const moonJar = (seed = 1, r = 1.5) =>
  vessel({
    outer: [
      [r * 0.42, 0],
      [r * 0.44, 0.08],
      [r * 0.82, r * 0.42],
      [r, r * 0.98],
      [r * 0.86, r * 1.48],
      [r * 0.5, r * 1.79],
      [r * 0.44, r * 1.84],
      [r * 0.46, r * 1.93],
    ],
    wall: 0.06,
    seed,
    wobble: 0.016,
    rings: 0.003,
  });
