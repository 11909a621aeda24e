import { tube } from '../shapes/tube.mjs';

export const grip = (long, thick) =>
  tube(
    [
      [0, 0, 0],
      [long * 0.3, 0, 0],
      [long * 0.7, 0, 0],
      [long, 0, 0],
    ],
    (t) =>
      thick *
      (0.55 + 0.75 * Math.sin(Math.PI * (0.1 + 0.85 * t)) - (t < 0.02 || t > 0.98 ? 0.3 : 0)),
    { steps: 60, sides: 20 },
  );
