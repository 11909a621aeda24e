import { createRandom } from './create-random.mjs';
import { alongCurve } from './shapes/along-curve.mjs';
import { surface } from './shapes/surface.mjs';
import { tube } from './shapes/tube.mjs';
import { plain } from './surfaces/plain.mjs';

/** One leaf from its stalk along +x, folded a little at its rib. */
const leaf = (long, wide, bend) =>
  surface(14, 8, (u, v) => {
    const w = wide * Math.sin(Math.PI * Math.min(1, u * 0.96 + 0.02)) ** 0.8 * (1 - 0.35 * u);
    const across = (v - 0.5) * 2;
    return [u * long, bend * u * u * long - 0 + Math.abs(across) * w * 0.28, across * w];
  });

/** A branch along points with leaves to both sides, all from one seed. */
export const addBranch = (
  mesh,
  points,
  place,
  {
    leaves = 16,
    from = 0.4,
    long = 0.5,
    wide = 0.11,
    color = '#5c6650',
    bark = '#43342a',
    seed = 1,
  } = {},
) => {
  const random = createRandom(seed);
  const skin = plain({ color: bark, rough: 0.8, gloss: 0.01 });
  const greens = [color, color].map((tone, i) =>
    plain({
      color: tone,
      rough: 0.5,
      gloss: 0.03,
      uneven: 0.35,
      scale: 2 + i * 3,
      through: 0.35,
      relief: 0,
    }),
  );
  mesh.add(
    tube(points, (t) => 0.032 * (1.15 - t), { steps: 60, sides: 10 }),
    skin,
    { at: place },
  );
  for (let i = 0; i < leaves; i += 1) {
    const t = from + (1 - from) * (i / (leaves - 1));
    const p = alongCurve(points, t);
    const q = alongCurve(points, Math.min(1, t + 0.02));
    const heading = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const side = i % 2 === 0 ? 1 : -1;
    const size = random.range(0.75, 1.15) * (1.15 - 0.45 * t);
    mesh.add(leaf(long * size, wide * size, random.range(-0.35, 0.1)), greens[i % 2], {
      at: place.map((x, k) => x + p[k]),
      turn: random.range(-0.9, 0.9),
      lean: heading + side * random.range(0.5, 1.1),
      tip: random.range(-0.5, 0.5),
    });
  }
};
