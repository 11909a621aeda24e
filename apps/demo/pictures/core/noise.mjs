import { hash, hashFraction } from './hash.mjs';

/** From 0 to 1 between two edges, with soft ends; the edges may be given high to low. */
export const smoothstep = (low, high, x) => {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/** The point a share `t` of the way from `a` to `b`. */
export const mix = (a, b, t) => a + (b - a) * t;

const grad = (h, x, y, z) => {
  const u = h & 8 ? y : x;
  const v = h & 4 ? x : z;
  return (h & 1 ? u : -u) + (h & 2 ? v : -v) + (h & 16 ? y * 0.5 : -y * 0.5);
};

const corner = (ix, iy, iz) => {
  let h = Math.imul(ix, 0x9e3779b1) ^ Math.imul(iy, 0x85ebca6b) ^ Math.imul(iz, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 3;
};

/** Smooth gradient noise in space, about -1 to 1. */
export const noise = (x, y, z = 0) => {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = x - ix;
  const fy = y - iy;
  const fz = z - iz;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const w = fz * fz * fz * (fz * (fz * 6 - 15) + 10);
  const a = mix(
    grad(corner(ix, iy, iz), fx, fy, fz),
    grad(corner(ix + 1, iy, iz), fx - 1, fy, fz),
    u,
  );
  const b = mix(
    grad(corner(ix, iy + 1, iz), fx, fy - 1, fz),
    grad(corner(ix + 1, iy + 1, iz), fx - 1, fy - 1, fz),
    u,
  );
  const c = mix(
    grad(corner(ix, iy, iz + 1), fx, fy, fz - 1),
    grad(corner(ix + 1, iy, iz + 1), fx - 1, fy, fz - 1),
    u,
  );
  const d = mix(
    grad(corner(ix, iy + 1, iz + 1), fx, fy - 1, fz - 1),
    grad(corner(ix + 1, iy + 1, iz + 1), fx - 1, fy - 1, fz - 1),
    u,
  );
  return mix(mix(a, b, v), mix(c, d, v), w);
};

/** Noise in octaves, each twice as fine and half as strong; about -1 to 1. */
export const fbm = (x, y, z = 0, octaves = 4) => {
  let sum = 0;
  let strength = 0.55;
  for (let i = 0; i < octaves; i += 1) {
    sum += strength * noise(x, y, z);
    x = x * 2.03 + 17.1;
    y = y * 2.01 - 9.3;
    z = z * 2.02 + 4.7;
    strength *= 0.5;
  }
  return sum;
};

/**
 * Scattered cells: `near` is the distance to the nearest scattered point, `edge` the distance to
 * the border with the next cell, `id` a fraction that belongs to the cell. The same object is
 * filled each time.
 */
export const cells = (x, y, z, out) => {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  let near = 9;
  let second = 9;
  let id = 0;
  for (let k = -1; k <= 1; k += 1) {
    for (let j = -1; j <= 1; j += 1) {
      for (let i = -1; i <= 1; i += 1) {
        const h = hash(ix + i, iy + j, iz + k);
        const dx = ix + i + (h & 1023) / 1024 - x;
        const dy = iy + j + ((h >>> 10) & 1023) / 1024 - y;
        const dz = iz + k + ((h >>> 20) & 1023) / 1024 - z;
        const d = dx * dx + dy * dy + dz * dz;
        if (d < near) {
          second = near;
          near = d;
          id = h;
        } else if (d < second) second = d;
      }
    }
  }
  out.near = Math.sqrt(near);
  out.edge = Math.sqrt(second) - out.near;
  out.id = hashFraction(id, 3);
  return out;
};
