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
