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
