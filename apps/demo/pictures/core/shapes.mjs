import { smoothNormals } from './mesh.mjs';

/**
 * A surface of `columns` by `rows` patches, each point from `place(u, v)`; `wrap` closes it in u.
 */
export const surface = (columns, rows, place, { wrap = false, rim } = {}) => {
  const positions = [];
  const rims = [];
  const indices = [];
  const across = wrap ? columns : columns + 1;
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i < across; i += 1) {
      positions.push(...place(i / columns, j / rows, i, j));
      rims.push(rim ? rim(j) : 1);
    }
  }
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const a = j * across + i;
      const b = j * across + ((i + 1) % across);
      indices.push(a, a + across, b, b, a + across, b + across);
    }
  }
  return { positions, rims, indices, normals: smoothNormals(positions, indices) };
};

/** A flat rectangle from a corner along two edges. */
export const panel = (corner, edgeU, edgeV) =>
  surface(1, 1, (u, v) => [0, 1, 2].map((k) => corner[k] + edgeU[k] * u + edgeV[k] * v));

/** A block with softened edges, centred on its own origin; sizes are whole lengths. */
export const block = (width, height, depth, bevel = 0.05) => {
  const half = [width / 2, height / 2, depth / 2];
  const positions = [];
  const normals = [];
  const indices = [];
  const stops = (h) => [-h, -h + bevel * 0.3, -h + bevel, h - bevel, h - bevel * 0.3, h];
  for (let axis = 0; axis < 3; axis += 1) {
    for (const side of [-1, 1]) {
      const first = positions.length / 3;
      const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
      for (const v of stops(half[b])) {
        for (const u of stops(half[a])) {
          const p = [0, 0, 0];
          p[axis] = side * half[axis];
          p[a] = u;
          p[b] = v;
          const core = p.map((x, k) => Math.min(half[k] - bevel, Math.max(-half[k] + bevel, x)));
          const away = p.map((x, k) => x - core[k]);
          const length = Math.hypot(...away) || 1;
          positions.push(...core.map((x, k) => x + (bevel * away[k]) / length));
          normals.push(...away.map((x) => x / length));
        }
      }
      for (let j = 0; j < 5; j += 1) {
        for (let i = 0; i < 5; i += 1) {
          const q = first + j * 6 + i;
          indices.push(q, q + 1, q + 6, q + 1, q + 7, q + 6);
        }
      }
    }
  }
  return { positions, normals, indices };
};

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

/** The point at share `t` of a smooth curve through the points (Catmull-Rom), in any dimension. */
export const alongCurve = (points, t) => {
  const at = Math.min(points.length - 1.000001, Math.max(0, t * (points.length - 1)));
  const i = Math.floor(at);
  const f = at - i;
  const [b, c] = [points[i], points[i + 1]];
  const a = points[i - 1] ?? b.map((x, k) => 2 * x - c[k]);
  const d = points[i + 2] ?? c.map((x, k) => 2 * x - b[k]);
  return b.map(
    (x, k) =>
      0.5 *
      (2 * x +
        (c[k] - a[k]) * f +
        (2 * a[k] - 5 * x + 4 * c[k] - d[k]) * f * f +
        (3 * (x - c[k]) + d[k] - a[k]) * f * f * f),
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
