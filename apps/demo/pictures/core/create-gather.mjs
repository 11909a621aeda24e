import { sampleLight } from './sample-light.mjs';

/** Adds light to the sum, held below `limit` so that a rare lucky path leaves no spark. */
export const deposit = (sum, [r, g, b], limit) => {
  const top = Math.max(r, g, b);
  const k = top > limit ? limit / top : 1;
  sum[0] += r * k;
  sum[1] += g * k;
  sum[2] += b * k;
};

/** Light that falls straight from one chosen window or sun on a matt surface, shadows included. */
export const createGather = (lights, tracer, next) => {
  const light = { dx: 0, dy: 0, dz: 0, distance: 0, r: 0, g: 0, b: 0 };
  const n = lights.length;

  return (surf, weights, sum, limit) => {
    if (n === 0) return;
    const chosen = n === 1 ? 0 : Math.min(n - 1, Math.floor(next() * n));
    const { px, py, pz, gx, gy, gz } = surf;
    if (!sampleLight(lights[chosen], surf, next, light)) return;
    let cos = surf.nx * light.dx + surf.ny * light.dy + surf.nz * light.dz;
    if (surf.through > 0 && cos < 0) cos *= -surf.through;
    if (cos <= 0) return;
    const side = gx * light.dx + gy * light.dy + gz * light.dz < 0 ? -1e-4 : 1e-4;
    if (side < 0 && surf.through === 0) return;
    const ray = {
      o: [px + gx * side, py + gy * side, pz + gz * side],
      d: [light.dx, light.dy, light.dz],
    };
    if (tracer.blocked(ray, light.distance)) return;
    const k = (cos * n) / Math.PI;
    const [w0, w1, w2] = weights;
    deposit(sum, [w0 * k * light.r, w1 * k * light.g, w2 * k * light.b], limit);
  };
};
