import { mix } from '../../core/noise.mjs';

/** A colour with a share of another one over it. */
export const overColor = (under, color, share) =>
  under.map((c, k) => mix(c, color[k], Math.min(1, Math.max(0, share))));
