import { createBounce } from './create-bounce.mjs';
import { createGather, deposit } from './create-gather.mjs';
import { meetLight } from './meet-light.mjs';
import { createSurfaceReader } from './create-surface-reader.mjs';

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
  let gloss = null;

  /** Follows one path from a ray on; the light that it brings is added to `sum`. */
  const follow = (path, sum, first) => {
    const ray = { o: path.o, d: path.d };
    let [w0, w1, w2] = path.weights;
    let mirrored = path.depth > 0;
    for (let depth = path.depth; depth <= bounces; depth += 1) {
      const isFirst = depth === 0;
      const limit = isFirst ? REACH : CLAMP;
      const found = tracer.nearest(ray);
      const reach = found ? tracer.hit.t : REACH;
      const lamp = mirrored || isFirst ? meetLight(lights, ray, reach, glow) : null;
      if (lamp && (mirrored || lamp.visible)) {
        if (isFirst) first?.skip();
        const light = [w0 * glow.r, w1 * glow.g, w2 * glow.b];
        return deposit(sum, light, isFirst ? REACH : LAMP_CLAMP);
      }
      if (!found) {
        const c = sky(...ray.d);
        if (isFirst) first?.skip();
        return deposit(sum, [w0 * c[0], w1 * c[1], w2 * c[2]], limit);
      }
      const surf = read(ray, depth);
      if (isFirst) first?.take(surf, reach);
      if (surf.er + surf.eg + surf.eb > 0)
        deposit(sum, [w0 * surf.er, w1 * surf.eg, w2 * surf.eb], limit);
      const [dx, dy, dz] = ray.d;
      const fresnel = fresnelOf(surf, -(dx * surf.nx + dy * surf.ny + dz * surf.nz));
      const matt = 1 - fresnel;
      gather(surf, [w0 * surf.r * matt, w1 * surf.g * matt, w2 * surf.b * matt], sum, limit);
      const glossy = surf.f0 > 0.001;
      if (isFirst && glossy) {
        mirror(surf, ray.d);
        keepGloss(surf, [w0 * fresnel, w1 * fresnel, w2 * fresnel]);
      }
      const chance = !isFirst && glossy ? Math.min(0.9, Math.max(0.15, fresnel)) : 0;
      mirrored = chance > 0 && next() < chance;
      if (mirrored) mirror(surf, ray.d);
      else scatter(surf);
      const k = mirrored ? fresnel / chance : matt / (1 - chance);
      w0 *= k * (mirrored ? surf.t0 : surf.r);
      w1 *= k * (mirrored ? surf.t1 : surf.g);
      w2 *= k * (mirrored ? surf.t2 : surf.b);
      const strongest = Math.max(w0, w1, w2);
      if (strongest < 0.01 || !leaves(surf)) return undefined;
      if (!isFirst && strongest < 0.4) {
        const lives = strongest / 0.4;
        if (next() > lives) return undefined;
        [w0, w1, w2] = [w0 / lives, w1 / lives, w2 / lives];
      }
      ray.o = justAbove(surf);
      ray.d = [...away];
    }
    return undefined;
  };

  /** Whether the light goes on away from the surface, and not into it. */
  const leaves = (surf) => away[0] * surf.gx + away[1] * surf.gy + away[2] * surf.gz > 0;

  /** Sets the mirrored share of the first surface aside, to be followed on its own. */
  const keepGloss = (surf, [w0, w1, w2]) => {
    if (!leaves(surf)) return;
    const weights = [w0 * surf.t0, w1 * surf.t1, w2 * surf.t2];
    gloss = { o: justAbove(surf), d: [...away], weights, depth: 1 };
  };

  return (ray, sum, first) => {
    gloss = null;
    follow({ ...ray, weights: [1, 1, 1], depth: 0 }, sum, first);
    if (gloss) follow(gloss, sum, null);
  };
};

/** Where light goes on from: a little above the surface, so that it does not meet it again. */
const justAbove = ({ px, py, pz, gx, gy, gz }) => [px + gx * 1e-4, py + gy * 1e-4, pz + gz * 1e-4];

/** The share of light a surface mirrors at this slant: more at a grazing look, less when rough. */
const fresnelOf = (surf, facing) =>
  surf.f0 + (1 - surf.f0) * (1 - surf.rough * 0.8) * (1 - Math.max(0.001, facing)) ** 5;
