import { vessel } from '../vessel.mjs';

/** A tall vase of the studio: a profile in decimetres, foot to rim. No two seeds are alike. */
export const tallVase = (seed = 1, h = 2.8, r = 0.66) =>
  vessel({
    outer: [
      [r * 0.62, 0],
      [r * 0.66, 0.08],
      [r * 0.8, h * 0.2],
      [r, h * 0.56],
      [r * 0.92, h * 0.76],
      [r * 0.52, h * 0.9],
      [r * 0.5, h * 0.95],
      [r * 0.62, h],
    ],
    wall: 0.05,
    seed,
    wobble: 0.014,
    rings: 0.006,
  });
