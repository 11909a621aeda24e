import { surface } from './surface.mjs';

/** A flat disc of radius `r` about its own origin: what stands in a cup. */
export const disc = (r) =>
  surface(40, 6, (u, v) => [Math.cos(u * 6.2831853) * r * v, 0, -Math.sin(u * 6.2831853) * r * v], {
    wrap: true,
  });
