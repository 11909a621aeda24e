const STEP = 0.004;

/**
 * Reads what the last hit touched: place, normals (true and shading, relief included), and the
 * material's answer. One record, filled again at each call.
 */
export const createSurfaceReader = (mesh, hit) => {
  const { positions, locals, normals, rims, indices, triangleMaterials, materials } = mesh;
  const surf = blankSurface();
  const point = { x: 0, y: 0, z: 0, s: 0, wx: 0, wy: 0, wz: 0, depth: 0 };
  const probe = { ...point };

  return ({ o, d }, depth) => {
    const [dx, dy, dz] = d;
    const { t, triangle, u, v } = hit;
    const w = 1 - u - v;
    const ia = indices[triangle * 3];
    const ib = indices[triangle * 3 + 1];
    const ic = indices[triangle * 3 + 2];
    const [a, b, c] = [ia * 3, ib * 3, ic * 3];
    surf.px = o[0] + dx * t;
    surf.py = o[1] + dy * t;
    surf.pz = o[2] + dz * t;
    const e1x = positions[b] - positions[a];
    const e1y = positions[b + 1] - positions[a + 1];
    const e1z = positions[b + 2] - positions[a + 2];
    const e2x = positions[c] - positions[a];
    const e2y = positions[c + 1] - positions[a + 1];
    const e2z = positions[c + 2] - positions[a + 2];
    const gx = e1y * e2z - e1z * e2y;
    const gy = e1z * e2x - e1x * e2z;
    const gz = e1x * e2y - e1y * e2x;
    const g =
      (gx * dx + gy * dy + gz * dz > 0 ? -1 : 1) / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1);
    surf.gx = gx * g;
    surf.gy = gy * g;
    surf.gz = gz * g;
    let nx = normals[a] * w + normals[b] * u + normals[c] * v;
    let ny = normals[a + 1] * w + normals[b + 1] * u + normals[c + 1] * v;
    let nz = normals[a + 2] * w + normals[b + 2] * u + normals[c + 2] * v;
    const k =
      (nx * surf.gx + ny * surf.gy + nz * surf.gz < 0 ? -1 : 1) /
      (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    nx *= k;
    ny *= k;
    nz *= k;
    point.x = locals[a] * w + locals[b] * u + locals[c] * v;
    point.y = locals[a + 1] * w + locals[b + 1] * u + locals[c + 1] * v;
    point.z = locals[a + 2] * w + locals[b + 2] * u + locals[c + 2] * v;
    point.s = rims[ia] * w + rims[ib] * u + rims[ic] * v;
    point.wx = surf.px;
    point.wy = surf.py;
    point.wz = surf.pz;
    point.depth = depth;
    const material = materials[triangleMaterials[triangle]];
    surf.rough = 1;
    surf.f0 = 0;
    surf.t0 = surf.t1 = surf.t2 = 1;
    surf.er = surf.eg = surf.eb = 0;
    surf.through = 0;
    material.shade(point, surf);
    surf.nx = nx;
    surf.ny = ny;
    surf.nz = nz;
    if (material.height && depth === 0) {
      const l1 = 1 / (Math.sqrt(e1x * e1x + e1y * e1y + e1z * e1z) || 1);
      const l2 = 1 / (Math.sqrt(e2x * e2x + e2y * e2y + e2z * e2z) || 1);
      const h0 = material.height(point);
      const alongB = { from: a, to: b, scale: l1, rim: rims[ib] - rims[ia] };
      const alongC = { from: a, to: c, scale: l2, rim: rims[ic] - rims[ia] };
      const h1 = (heightAlong(material, alongB) - h0) / STEP;
      const h2 = (heightAlong(material, alongC) - h0) / STEP;
      tilt(surf, [h1, e1x * l1, e1y * l1, e1z * l1], [h2, e2x * l2, e2y * l2, e2z * l2]);
    }
    return surf;
  };

  /** The material's relief one small step along a triangle's edge. */
  function heightAlong(material, { from, to, scale, rim }) {
    const k = STEP * scale;
    probe.x = point.x + (locals[to] - locals[from]) * k;
    probe.y = point.y + (locals[to + 1] - locals[from + 1]) * k;
    probe.z = point.z + (locals[to + 2] - locals[from + 2]) * k;
    probe.s = point.s + rim * k;
    return material.height(probe);
  }
};

/** Leans the shading normal by two slopes, each with its direction along the surface. */
const tilt = (surf, [h1, ax, ay, az], [h2, bx, by, bz]) => {
  const { nx, ny, nz } = surf;
  const det = nx * (ay * bz - az * by) + ny * (az * bx - ax * bz) + nz * (ax * by - ay * bx);
  if (Math.abs(det) < 1e-4) return;
  const [m, q] = [h1 / det, h2 / det];
  const rx = nx - (m * (by * nz - bz * ny) + q * (ny * az - nz * ay));
  const ry = ny - (m * (bz * nx - bx * nz) + q * (nz * ax - nx * az));
  const rz = nz - (m * (bx * ny - by * nx) + q * (nx * ay - ny * ax));
  const length = Math.sqrt(rx * rx + ry * ry + rz * rz) || 1;
  surf.nx = rx / length;
  surf.ny = ry / length;
  surf.nz = rz / length;
};

/** A surface record before anything was read into it. */
const blankSurface = () => ({
  px: 0,
  py: 0,
  pz: 0,
  gx: 0,
  gy: 0,
  gz: 0,
  nx: 0,
  ny: 0,
  nz: 0,
  r: 0,
  g: 0,
  b: 0,
  rough: 1,
  f0: 0,
  t0: 1,
  t1: 1,
  t2: 1,
  er: 0,
  eg: 0,
  eb: 0,
  through: 0,
});
