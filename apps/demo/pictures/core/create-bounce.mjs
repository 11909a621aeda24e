/** Chooses where light goes on from a surface; the direction is left in `away`. */
export const createBounce = (next) => {
  const away = [0, 0, 0];

  const turnTo = (x, y, z) => {
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    away[0] = x / length;
    away[1] = y / length;
    away[2] = z / length;
  };

  /** Evenly spread, as from a matt surface. */
  const scatter = (surf) => {
    const a = next() * 6.2831853;
    const z = 2 * next() - 1;
    const r = Math.sqrt(Math.max(0, 1 - z * z));
    turnTo(surf.nx + r * Math.cos(a), surf.ny + r * Math.sin(a), surf.nz + z * 0.999);
  };

  /** Mirrored, blurred by the roughness (GGX facets). */
  const mirror = (surf, [dx, dy, dz]) => {
    const alpha = surf.rough * surf.rough;
    const a = next();
    const angle = next() * 6.2831853;
    const cos = Math.sqrt((1 - a) / (1 + (alpha * alpha - 1) * a));
    const sin = Math.sqrt(Math.max(0, 1 - cos * cos));
    const { nx, ny, nz } = surf;
    const sign = nz >= 0 ? 1 : -1;
    const p = -1 / (sign + nz);
    const q = nx * ny * p;
    const [c, s] = [Math.cos(angle) * sin, Math.sin(angle) * sin];
    const hx = (1 + sign * nx * nx * p) * c + q * s + nx * cos;
    const hy = sign * q * c + (sign + ny * ny * p) * s + ny * cos;
    const hz = -sign * nx * c - ny * s + nz * cos;
    const k = 2 * (dx * hx + dy * hy + dz * hz);
    turnTo(dx - k * hx, dy - k * hy, dz - k * hz);
  };

  return { away, scatter, mirror };
};
