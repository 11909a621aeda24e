import { handle, vessel } from '../vessel.mjs';

/** A mug: its body and its handle, to be added with the same placing. */
export const mug = (seed = 1, r = 0.42, h = 0.86) => [
  vessel({
    outer: [
      [r * 0.86, 0],
      [r * 0.95, 0.05],
      [r * 1.03, h * 0.28],
      [r * 0.98, h * 0.66],
      [r, h],
    ],
    wall: 0.045,
    seed,
    wobble: 0.014,
    rings: 0.007,
  }),
  handle([r, h * 0.8], [r * 1.0, h * 0.26], 0.34, 0.062),
];
