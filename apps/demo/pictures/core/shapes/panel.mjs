import { surface } from './surface.mjs';

/** A flat rectangle from a corner along two edges. */
export const panel = (corner, edgeU, edgeV) =>
  surface(1, 1, (u, v) => [0, 1, 2].map((k) => corner[k] + edgeU[k] * u + edgeV[k] * v));
