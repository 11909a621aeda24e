import { createBounce } from './bounce.mjs';
import { createGather, deposit } from './gather.mjs';
import { meetLight } from './light.mjs';
import { createSurfaceReader } from './surface-reader.mjs';

const REACH = 1e9;
const CLAMP = 5;
const LAMP_CLAMP = 12;

/**
 * Follows light backwards: what arrives along one camera ray. Lights are sampled directly for the
 * matt share of a surface and met by chance for its gloss; the first surface is split into both.
 */
export const createPathTracer = ({ mesh, tracer, lights, sky, bounces = 3 }, sampler) => {
  const read = createSurfaceReader(mesh, tracer.hit);
  const next = sampler.next;
  const gather = createGather(lights, tracer, next);
  const { away, scatter, mirror } = createBounce(next);
  const glow = { r: 0, g: 0, b: 0 };
  const gloss = { used: false, o: [0, 0, 0], d: [0, 0, 0], w: [0, 0, 0] };

  const follow = (o, d, weights, startDepth, sum, first) => {
    let [ox, oy, oz] = o;
    let [dx, dy, dz] = d;
    let [w0, w1, w2] = weights;
    let mirrored = startDepth > 0;
    for (let depth = startDepth; depth <= bounces; depth += 1) {
      const limit = depth === 0 ? REACH : CLAMP;
      const found = tracer.nearest(ox, oy, oz, dx, dy, dz);
      const reach = found ? tracer.hit.t : REACH;
      const lamp =
        mirrored || depth === 0 ? meetLight(lights, ox, oy, oz, dx, dy, dz, reach, glow) : null;
      if (lamp && (mirrored || lamp.visible)) {
        if (depth === 0) first?.skip();
        return deposit(
          sum,
          w0 * glow.r,
          w1 * glow.g,
          w2 * glow.b,
          depth === 0 ? REACH : LAMP_CLAMP,
        );
      }
      if (!found) {
        const c = sky(dx, dy, dz);
        if (depth === 0) first?.skip();
        return deposit(sum, w0 * c[0], w1 * c[1], w2 * c[2], limit);
      }
      const surf = read(ox, oy, oz, dx, dy, dz, depth);
      if (depth === 0) first?.take(surf, reach);
      if (surf.er + surf.eg + surf.eb > 0)
        deposit(sum, w0 * surf.er, w1 * surf.eg, w2 * surf.eb, limit);
      const fresnel = fresnelOf(surf, -(dx * surf.nx + dy * surf.ny + dz * surf.nz));
      const matt = 1 - fresnel;
      gather(surf, sum, w0 * surf.r * matt, w1 * surf.g * matt, w2 * surf.b * matt, limit);
      const glossy = surf.f0 > 0.001;
      if (depth === 0 && glossy) {
        mirror(surf, dx, dy, dz);
        keepGloss(surf, w0 * fresnel, w1 * fresnel, w2 * fresnel);
      }
      const chance = depth > 0 && glossy ? Math.min(0.9, Math.max(0.15, fresnel)) : 0;
      mirrored = chance > 0 && next() < chance;
      if (mirrored) mirror(surf, dx, dy, dz);
      else scatter(surf);
      const k = mirrored ? fresnel / chance : matt / (1 - chance);
      w0 *= k * (mirrored ? surf.t0 : surf.r);
      w1 *= k * (mirrored ? surf.t1 : surf.g);
      w2 *= k * (mirrored ? surf.t2 : surf.b);
      [dx, dy, dz] = away;
      const strongest = Math.max(w0, w1, w2);
      if (strongest < 0.01 || dx * surf.gx + dy * surf.gy + dz * surf.gz <= 0) return undefined;
      if (depth > 0 && strongest < 0.4) {
        const lives = strongest / 0.4;
        if (next() > lives) return undefined;
        [w0, w1, w2] = [w0 / lives, w1 / lives, w2 / lives];
      }
      ox = surf.px + surf.gx * 1e-4;
      oy = surf.py + surf.gy * 1e-4;
      oz = surf.pz + surf.gz * 1e-4;
    }
    return undefined;
  };

  /** Sets the mirrored share of the first surface aside, to be followed on its own. */
  const keepGloss = (surf, w0, w1, w2) => {
    gloss.used = away[0] * surf.gx + away[1] * surf.gy + away[2] * surf.gz > 0;
    gloss.o = [surf.px + surf.gx * 1e-4, surf.py + surf.gy * 1e-4, surf.pz + surf.gz * 1e-4];
    gloss.d = [...away];
    gloss.w = [w0 * surf.t0, w1 * surf.t1, w2 * surf.t2];
  };

  return (ray, sum, first) => {
    gloss.used = false;
    follow(ray.o, ray.d, [1, 1, 1], 0, sum, first);
    if (gloss.used) follow(gloss.o, gloss.d, gloss.w, 1, sum, null);
  };
};

/** The share of light a surface mirrors at this slant: more at a grazing look, less when rough. */
const fresnelOf = (surf, facing) =>
  surf.f0 + (1 - surf.f0) * (1 - surf.rough * 0.8) * (1 - Math.max(0.001, facing)) ** 5;
