import { meetLight, sampleLight } from './light.mjs';
import { createSurfaceReader } from './surface-reader.mjs';

const REACH = 1e9;
const CLAMP = 5;

/**
 * Follows light backwards: what arrives along one camera ray. Lights are sampled directly for the
 * matt share of a surface and met by chance for its gloss; the first surface is split into both.
 */
export const createPathTracer = ({ mesh, tracer, lights, sky, bounces = 3 }, sampler) => {
  const read = createSurfaceReader(mesh, tracer.hit);
  const light = { dx: 0, dy: 0, dz: 0, distance: 0, r: 0, g: 0, b: 0 };
  const glow = { r: 0, g: 0, b: 0 };
  const away = [0, 0, 0];
  const gloss = { used: false, o: [0, 0, 0], d: [0, 0, 0], w: [0, 0, 0] };
  const next = sampler.next;

  const gather = (surf, sum, w0, w1, w2, limit) => {
    const n = lights.length;
    if (n === 0) return;
    const chosen = n === 1 ? 0 : Math.min(n - 1, Math.floor(next() * n));
    if (!sampleLight(lights[chosen], surf.px, surf.py, surf.pz, next(), next(), light)) return;
    let cos = surf.nx * light.dx + surf.ny * light.dy + surf.nz * light.dz;
    if (surf.through > 0) cos = cos > 0 ? cos : -cos * surf.through;
    if (cos <= 0) return;
    const side = surf.gx * light.dx + surf.gy * light.dy + surf.gz * light.dz < 0 ? -1e-4 : 1e-4;
    if (side < 0 && surf.through === 0) return;
    const { px, py, pz } = surf;
    if (tracer.blocked(px + surf.gx * side, py + surf.gy * side, pz + surf.gz * side, light.dx, light.dy, light.dz, light.distance)) return;
    const k = (cos * n) / Math.PI;
    deposit(sum, w0 * k * light.r, w1 * k * light.g, w2 * k * light.b, limit);
  };

  const follow = (o, d, weights, startDepth, sum, first) => {
    let [ox, oy, oz] = o;
    let [dx, dy, dz] = d;
    let [w0, w1, w2] = weights;
    let mirrored = startDepth > 0;
    for (let depth = startDepth; depth <= bounces; depth += 1) {
      const limit = depth === 0 ? REACH : CLAMP;
      const found = tracer.nearest(ox, oy, oz, dx, dy, dz);
      const reach = found ? tracer.hit.t : REACH;
      if (mirrored || depth === 0) {
        const lamp = meetLight(lights, ox, oy, oz, dx, dy, dz, reach, glow);
        if (lamp && (mirrored || lamp.visible)) {
          if (depth === 0 && first) first.skip(glow);
          deposit(sum, w0 * glow.r, w1 * glow.g, w2 * glow.b, depth === 0 ? REACH : 12);
          return;
        }
      }
      if (!found) {
        const c = sky(dx, dy, dz);
        if (depth === 0 && first) first.skip(null);
        deposit(sum, w0 * c[0], w1 * c[1], w2 * c[2], limit);
        return;
      }
      const surf = read(ox, oy, oz, dx, dy, dz, depth);
      if (depth === 0 && first) first.take(surf, reach);
      if (surf.er + surf.eg + surf.eb > 0) deposit(sum, w0 * surf.er, w1 * surf.eg, w2 * surf.eb, limit);
      const cos = Math.max(0.001, -(dx * surf.nx + dy * surf.ny + dz * surf.nz));
      const fresnel = surf.f0 + (1 - surf.f0) * (1 - surf.rough * 0.8) * (1 - cos) ** 5;
      const matt = 1 - fresnel;
      gather(surf, sum, w0 * surf.r * matt, w1 * surf.g * matt, w2 * surf.b * matt, limit);
      const glossy = surf.f0 > 0.001;
      if (depth === 0 && glossy) {
        mirror(surf, dx, dy, dz);
        if (away[0] * surf.gx + away[1] * surf.gy + away[2] * surf.gz > 0) keepGloss(surf, w0, w1, w2, fresnel);
      }
      const chance = depth > 0 && glossy ? Math.min(0.9, Math.max(0.15, fresnel)) : 0;
      if (chance > 0 && next() < chance) {
        mirror(surf, dx, dy, dz);
        const k = fresnel / chance;
        [w0, w1, w2] = [w0 * k * surf.t0, w1 * k * surf.t1, w2 * k * surf.t2];
        mirrored = true;
      } else {
        scatter(surf);
        const k = matt / (1 - chance);
        [w0, w1, w2] = [w0 * k * surf.r, w1 * k * surf.g, w2 * k * surf.b];
        mirrored = false;
      }
      [dx, dy, dz] = away;
      if (dx * surf.gx + dy * surf.gy + dz * surf.gz <= 0) return;
      ox = surf.px + surf.gx * 1e-4;
      oy = surf.py + surf.gy * 1e-4;
      oz = surf.pz + surf.gz * 1e-4;
      const strongest = Math.max(w0, w1, w2);
      if (strongest < 0.01) return;
      if (depth > 0 && strongest < 0.4) {
        const survive = strongest / 0.4;
        if (next() > survive) return;
        [w0, w1, w2] = [w0 / survive, w1 / survive, w2 / survive];
      }
    }
  };

  const keepGloss = (surf, w0, w1, w2, fresnel) => {
    gloss.used = true;
    gloss.o[0] = surf.px + surf.gx * 1e-4;
    gloss.o[1] = surf.py + surf.gy * 1e-4;
    gloss.o[2] = surf.pz + surf.gz * 1e-4;
    for (let k = 0; k < 3; k += 1) gloss.d[k] = away[k];
    gloss.w[0] = w0 * fresnel * surf.t0;
    gloss.w[1] = w1 * fresnel * surf.t1;
    gloss.w[2] = w2 * fresnel * surf.t2;
  };

  const scatter = (surf) => {
    const a = next() * 6.2831853;
    const z = 2 * next() - 1;
    const r = Math.sqrt(Math.max(0, 1 - z * z));
    turnTo(surf.nx + r * Math.cos(a), surf.ny + r * Math.sin(a), surf.nz + z * 0.999);
  };

  const turnTo = (x, y, z) => {
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    away[0] = x / length;
    away[1] = y / length;
    away[2] = z / length;
  };

  const mirror = (surf, dx, dy, dz) => {
    const alpha = surf.rough * surf.rough;
    const a = next();
    const angle = next() * 6.2831853;
    const cos = Math.sqrt((1 - a) / (1 + (alpha * alpha - 1) * a));
    const sin = Math.sqrt(Math.max(0, 1 - cos * cos));
    const { nx, ny, nz } = surf;
    const sign = nz >= 0 ? 1 : -1;
    const p = -1 / (sign + nz);
    const q = nx * ny * p;
    const [c, s] = [Math.cos(angle) * sin, Math.sin(angle) * sin];
    const hx = (1 + sign * nx * nx * p) * c + q * s + nx * cos;
    const hy = sign * q * c + (sign + ny * ny * p) * s + ny * cos;
    const hz = -sign * nx * c - ny * s + nz * cos;
    const k = 2 * (dx * hx + dy * hy + dz * hz);
    turnTo(dx - k * hx, dy - k * hy, dz - k * hz);
  };

  return (ray, sum, first) => {
    gloss.used = false;
    follow(ray.o, ray.d, [1, 1, 1], 0, sum, first);
    if (gloss.used) follow([...gloss.o], [...gloss.d], [...gloss.w], 1, sum, null);
  };
};

/** Adds light to the sum, held below `limit` so that a rare lucky path leaves no spark. */
const deposit = (sum, r, g, b, limit) => {
  const top = Math.max(r, g, b);
  const k = top > limit ? limit / top : 1;
  sum[0] += r * k;
  sum[1] += g * k;
  sum[2] += b * k;
};
