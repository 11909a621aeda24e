import { surface } from './surface.mjs';
import { alongCurve } from './along-curve.mjs';

/**
 * A tube along points, `radius(t)` thick, for handles, spouts, twigs and tools; `flat` squeezes it.
 */
export const tube = (points, radius, { sides = 14, steps = 40, flat = 1 } = {}) => {
  const rings = [];
  let side = null;
  for (let j = 0; j <= steps; j += 1) {
    const t = j / steps;
    const p = alongCurve(points, t);
    const q = alongCurve(points, Math.min(1, t + 0.01));
    const o = alongCurve(points, Math.max(0, t - 0.01));
    const d = unit(q.map((x, k) => x - o[k]));
    side = unit(rejectFrom(side ?? (Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]), d));
    const up = [
      d[1] * side[2] - d[2] * side[1],
      d[2] * side[0] - d[0] * side[2],
      d[0] * side[1] - d[1] * side[0],
    ];
    rings.push({ p, side, up, r: typeof radius === 'function' ? radius(t) : radius });
  }
  return surface(
    sides,
    steps,
    (u, _v, _i, j) => {
      const { p, side: s, up, r } = rings[j];
      const [c, w] = [Math.cos(u * 2 * Math.PI) * r * flat, Math.sin(u * 2 * Math.PI) * r];
      return p.map((x, k) => x + s[k] * c + up[k] * w);
    },
    { wrap: true },
  );
};

const unit = (v) => {
  const length = Math.hypot(...v) || 1;
  return v.map((x) => x / length);
};

const rejectFrom = (v, d) => {
  const along = v[0] * d[0] + v[1] * d[1] + v[2] * d[2];
  return v.map((x, k) => x - along * d[k]);
};
