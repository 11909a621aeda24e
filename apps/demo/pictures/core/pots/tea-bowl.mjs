import { vessel } from '../vessel.mjs';

/** A tea bowl of the studio: a profile in decimetres, foot to rim. No two seeds are alike. */
export const teaBowl = (seed = 1, r = 0.58, h = 0.78) =>
  vessel({
    outer: [
      [r * 0.5, 0],
      [r * 0.5, 0.07],
      [r * 0.9, h * 0.22],
      [r * 1.0, h * 0.6],
      [r * 0.97, h],
    ],
    wall: 0.05,
    seed,
    wobble: 0.022,
    rings: 0.008,
  });
