/**
 * A window or lamp: a rectangle from a corner along two edges, shining to the side of
 * edgeU × edgeV. `pattern(u, v)` dims parts of it (glazing bars), `visible` shows it to the camera.
 */
export const windowLight = ({ corner, edgeU, edgeV, color, pattern, visible = false }) => {
  const [u, v] = [edgeU, edgeV];
  const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const area = Math.hypot(...cross);
  return {
    kind: 'window',
    corner,
    edgeU,
    edgeV,
    color,
    pattern,
    visible,
    area,
    normal: cross.map((x) => x / area),
  };
};

/**
 * The sun: `toward` points at it, `spread` is its half-angle in radians, `color` what a facing
 * surface gets.
 */
export const sunLight = ({ toward, spread = 0.01, color }) => {
  const length = Math.hypot(...toward);
  return { kind: 'sun', toward: toward.map((x) => x / length), spread, color };
};

/** Glazing bars: `columns` by `rows` panes with dark bars `bar` wide (a share of the whole). */
export const panes =
  (columns, rows, bar = 0.02) =>
  (u, v) => {
    const x = u * columns - Math.floor(u * columns);
    const y = v * rows - Math.floor(v * rows);
    const [bx, by] = [bar * columns, bar * rows];
    return x < bx || x > 1 - bx || y < by || y > 1 - by ? 0.02 : 1;
  };

/**
 * Picks a spot on a light by chance, as seen from a surface; fills `out` with direction, distance
 * and light.
 */
export const sampleLight = (light, { px, py, pz }, next, out) => {
  const [a, b] = [next(), next()];
  if (light.kind === 'sun') return sampleSun(light, a, b, out);
  const { corner, edgeU, edgeV, normal } = light;
  const dx = corner[0] + edgeU[0] * a + edgeV[0] * b - px;
  const dy = corner[1] + edgeU[1] * a + edgeV[1] * b - py;
  const dz = corner[2] + edgeU[2] * a + edgeV[2] * b - pz;
  const squared = dx * dx + dy * dy + dz * dz;
  const distance = Math.sqrt(squared);
  const facing = -(dx * normal[0] + dy * normal[1] + dz * normal[2]) / distance;
  if (facing <= 0) return false;
  let strength = (facing * light.area) / squared;
  if (light.pattern) strength *= light.pattern(a, b);
  out.dx = dx / distance;
  out.dy = dy / distance;
  out.dz = dz / distance;
  out.distance = distance - 1e-3;
  out.r = light.color[0] * strength;
  out.g = light.color[1] * strength;
  out.b = light.color[2] * strength;
  return true;
};

const sampleSun = (light, a, b, out) => {
  const [x, y, z] = light.toward;
  const r = light.spread * Math.sqrt(a);
  const [c, s] = [Math.cos(b * 6.2831853) * r, Math.sin(b * 6.2831853) * r];
  const flat = Math.hypot(x, z) || 1e-9;
  const dx = x + (-z / flat) * c - ((x * y) / flat) * s;
  const dy = y + flat * s;
  const dz = z + (x / flat) * c - ((z * y) / flat) * s;
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  out.dx = dx / length;
  out.dy = dy / length;
  out.dz = dz / length;
  out.distance = 1e8;
  [out.r, out.g, out.b] = [
    light.color[0] * Math.PI,
    light.color[1] * Math.PI,
    light.color[2] * Math.PI,
  ];
  return true;
};

/** The window a ray meets within `reach`, with its brightness there in `out`; null when none. */
export const meetLight = (lights, { o, d }, reach, out) => {
  const [dx, dy, dz] = d;
  let found = null;
  for (const light of lights) {
    if (light.kind !== 'window') continue;
    const { corner, edgeU, edgeV, normal } = light;
    const facing = dx * normal[0] + dy * normal[1] + dz * normal[2];
    if (facing >= -1e-6) continue;
    const [cx, cy, cz] = corner.map((x, k) => x - o[k]);
    const t = (cx * normal[0] + cy * normal[1] + cz * normal[2]) / facing;
    if (t <= 1e-4 || t >= reach) continue;
    const [px, py, pz] = [dx * t - cx, dy * t - cy, dz * t - cz];
    const u =
      (px * edgeU[0] + py * edgeU[1] + pz * edgeU[2]) /
      (edgeU[0] ** 2 + edgeU[1] ** 2 + edgeU[2] ** 2);
    const v =
      (px * edgeV[0] + py * edgeV[1] + pz * edgeV[2]) /
      (edgeV[0] ** 2 + edgeV[1] ** 2 + edgeV[2] ** 2);
    if (u < 0 || u > 1 || v < 0 || v > 1) continue;
    const dim = light.pattern ? light.pattern(u, v) : 1;
    reach = t;
    found = light;
    out.r = light.color[0] * dim;
    out.g = light.color[1] * dim;
    out.b = light.color[2] * dim;
  }
  return found;
};
