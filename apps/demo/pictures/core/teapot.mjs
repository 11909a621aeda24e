import { tube } from './shapes/tube.mjs';
import { turned, vessel } from './vessel.mjs';

/** A round teapot about 1.5 wide: body, lid, spout to the left, and a cane handle over the top. */
export const teapot = (seed = 1) => ({
  body: vessel({
    outer: [
      [0.4, 0],
      [0.44, 0.06],
      [0.74, 0.3],
      [0.82, 0.62],
      [0.66, 0.98],
      [0.34, 1.14],
      [0.32, 1.16],
    ],
    wall: 0.05,
    seed,
    wobble: 0.01,
  }),
  lid: turned(
    [
      [0, 1.12],
      [0.33, 1.13],
      [0.36, 1.16],
      [0.3, 1.22],
      [0.12, 1.27],
      [0.06, 1.31],
      [0.11, 1.37],
      [0.09, 1.43],
      [0, 1.45],
    ],
    { lumps: 0.006, seed },
  ),
  spout: tube(
    [
      [-0.6, 0.45, 0],
      [-0.92, 0.6, 0],
      [-1.08, 0.9, 0],
      [-1.28, 1.14, 0],
    ],
    (t) => 0.21 - 0.125 * t,
    { steps: 40, sides: 28 },
  ),
  lugs: [-1, 1].map((side) =>
    tube(
      [
        [side * 0.5, 1.0, 0],
        [side * 0.62, 1.22, 0],
        [side * 0.48, 1.26, 0],
        [side * 0.42, 1.08, 0],
      ],
      0.045,
      { steps: 24 },
    ),
  ),
  cane: tube(
    [
      [-0.54, 1.2, 0],
      [-0.62, 1.6, 0],
      [-0.36, 2.06, 0],
      [0, 2.2, 0],
      [0.36, 2.06, 0],
      [0.62, 1.6, 0],
      [0.54, 1.2, 0],
    ],
    (t) => 0.045 + 0.006 * Math.sin(t * 190),
    { steps: 160 },
  ),
});
