import { surface } from '../shapes/surface.mjs';
import { boxwood } from './boxwood.mjs';

/** A kidney-shaped wooden rib. */
export const addRib = (mesh, placing, seed = 1) => {
  const outline = (a) => 0.62 + 0.1 * Math.cos(2 * a) - 0.2 * Math.exp(-(((a - 4.71) / 0.6) ** 2));
  const rib = surface(
    80,
    14,
    (u, v) => {
      const a = u * 6.2831853;
      const edge = Math.min(1, v * 2);
      const r = outline(a) * (v < 0.5 ? edge : 1) * (v > 0.9 ? 1 : 1);
      const y = v < 0.5 ? 0.1 - 0.03 * edge ** 6 : 0.07 * (1 - (v - 0.5) * 2);
      return [Math.cos(a) * r * 1.25, y, -Math.sin(a) * r * 0.85];
    },
    { wrap: true },
  );
  mesh.add(rib, boxwood(seed), placing);
};
