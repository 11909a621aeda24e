/**
 * Finds what a ray meets. `nearest` fills `hit` (distance, triangle, u, v) and says whether there
 * was anything; `blocked` only says whether something stands within `reach`.
 */
export const createTracer = (mesh, tree) => {
  const { order, first, amount } = tree;
  const hit = { t: 0, triangle: 0, u: 0, v: 0 };
  // The ray under way, with the inverse of its direction.
  const ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0, ix: 0, iy: 0, iz: 0 };
  const enter = createBoxTest(tree.bounds, ray);
  const meet = createTriangleTest(packCorners(mesh, order), order, ray, hit);
  const stack = new Int32Array(96);
  const near = new Float64Array(96);

  const walk = ({ o, d }, reach, any) => {
    [ray.ox, ray.oy, ray.oz] = o;
    [ray.dx, ray.dy, ray.dz] = d;
    ray.ix = 1 / (ray.dx || 1e-12);
    ray.iy = 1 / (ray.dy || 1e-12);
    ray.iz = 1 / (ray.dz || 1e-12);
    let best = reach;
    let top = 0;
    stack[0] = 0;
    near[0] = 0;
    while (top >= 0) {
      const node = stack[top];
      const entry = near[top];
      top -= 1;
      if (entry > best) continue;
      const size = amount[node];
      const from = first[node];
      if (size > 0) {
        for (let i = from; i < from + size; i += 1) best = meet(i, best);
        if (any && best < reach) return true;
        continue;
      }
      const a = enter(from, best);
      const b = enter(from + 1, best);
      const leftFirst = a <= b;
      const farther = leftFirst ? b : a;
      const closer = leftFirst ? a : b;
      if (farther >= 0) {
        top += 1;
        stack[top] = leftFirst ? from + 1 : from;
        near[top] = farther;
      }
      if (closer >= 0) {
        top += 1;
        stack[top] = leftFirst ? from : from + 1;
        near[top] = closer;
      }
    }
    return best < reach;
  };

  const nearest = (ray) => walk(ray, 1e9, false);
  const blocked = (ray, reach) => walk(ray, reach, true);
  return { hit, nearest, blocked };
};

/** Each triangle as a corner and two edges, in the order of the tree's leaves. */
const packCorners = (mesh, order) => {
  const corners = new Float64Array(order.length * 9);
  for (let i = 0; i < order.length; i += 1) {
    for (let k = 0; k < 3; k += 1) {
      const [a, b, c] = [0, 1, 2].map(
        (v) => mesh.positions[mesh.indices[order[i] * 3 + v] * 3 + k],
      );
      corners[i * 9 + k] = a;
      corners[i * 9 + 3 + k] = b - a;
      corners[i * 9 + 6 + k] = c - a;
    }
  }
  return corners;
};

/** Where a ray enters a box of the tree, or -1 when it misses it or enters beyond `reach`. */
const createBoxTest = (bounds, ray) => (node, reach) => {
  const { ox, oy, oz, ix, iy, iz } = ray;
  const offset = node * 6;
  const x0 = (bounds[offset] - ox) * ix;
  const x1 = (bounds[offset + 3] - ox) * ix;
  const y0 = (bounds[offset + 1] - oy) * iy;
  const y1 = (bounds[offset + 4] - oy) * iy;
  const z0 = (bounds[offset + 2] - oz) * iz;
  const z1 = (bounds[offset + 5] - oz) * iz;
  const low = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0);
  const high = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), reach);
  return low <= high ? low : -1;
};

/**
 * The distance of triangle `i` when it is nearer than `best` (then `hit` is filled), else `best`.
 */
const createTriangleTest = (corners, order, ray, hit) => (i, best) => {
  const { ox, oy, oz, dx, dy, dz } = ray;
  const c = i * 9;
  const ax = corners[c + 3];
  const ay = corners[c + 4];
  const az = corners[c + 5];
  const bx = corners[c + 6];
  const by = corners[c + 7];
  const bz = corners[c + 8];
  const px = dy * bz - dz * by;
  const py = dz * bx - dx * bz;
  const pz = dx * by - dy * bx;
  const det = ax * px + ay * py + az * pz;
  if (det > -1e-14 && det < 1e-14) return best;
  const inverse = 1 / det;
  const tx = ox - corners[c];
  const ty = oy - corners[c + 1];
  const tz = oz - corners[c + 2];
  const u = (tx * px + ty * py + tz * pz) * inverse;
  if (u < 0 || u > 1) return best;
  const qx = ty * az - tz * ay;
  const qy = tz * ax - tx * az;
  const qz = tx * ay - ty * ax;
  const v = (dx * qx + dy * qy + dz * qz) * inverse;
  if (v < 0 || u + v > 1) return best;
  const t = (bx * qx + by * qy + bz * qz) * inverse;
  if (t <= 1e-5 || t >= best) return best;
  hit.t = t;
  hit.triangle = order[i];
  hit.u = u;
  hit.v = v;
  return t;
};
