import { fbm, noise } from './noise.mjs';
import { surface } from './shapes/surface.mjs';

/** A cloth laid down loosely: soft ridges where it did not lie flat, edges that curl a little. */
export const cloth = (
  width,
  depth,
  { lift = 0.08, folds = 1.1, turn = 0.4, seed = 1, fine = 150 } = {},
) =>
  surface(fine, fine, (u, v) => {
    const [x, z] = [(u - 0.5) * width, (v - 0.5) * depth];
    const [a, b] = [
      x * Math.cos(turn) - z * Math.sin(turn),
      x * Math.sin(turn) + z * Math.cos(turn),
    ];
    const ridge =
      1 -
      Math.abs(noise(a * folds * 0.9 + 0.5 * noise(b * 0.5, seed), b * folds * 0.22, seed * 3.3));
    const y = lift * (ridge ** 4 * 1.3 + 0.3 * (1 + fbm(a * 1.2, b * 0.8, seed, 2)));
    const fray = 0.02 * noise(u * 40 + v * 40, seed);
    return [
      x + 0.05 * noise(v * 2.5, seed) + fray,
      y + 0.012,
      z + 0.05 * noise(u * 2.5, seed + 4) + fray,
    ];
  });

/** A napkin folded to layers: the fold (rounded) at its left, loose edges at its right. */
export const napkin = (width, depth, { layers = 3, seed = 1 } = {}) => {
  const thick = 0.045;
  const path = (layer, u) => {
    const reach = width * (1 - 0.025 * layer);
    const sag = 0.02 * noise(u * 3, layer * 2, seed);
    return [-width / 2 + 0.04 + u * reach, thick * (layer + 0.6) + sag + 0.05 * (1 - u) ** 8];
  };
  return Array.from({ length: layers }, (_, layer) =>
    surface(80, 60, (u, v) => {
      const [x, y] = path(layer, u);
      const z = (v - 0.5) * depth * (1 - 0.012 * layer);
      const drop =
        Math.max(0, Math.abs(v - 0.5) - 0.47) + Math.max(0, u - 0.97) + Math.max(0, 0.03 - u) * 1.2;
      return [
        x + 0.02 * noise(z * 2, layer + seed),
        Math.max(0.006, y + 0.03 * noise(x * 1.3, z * 1.3, layer + seed) - drop * 2.2),
        z + 0.02 * noise(x * 2, layer + seed),
      ];
    }),
  );
};
