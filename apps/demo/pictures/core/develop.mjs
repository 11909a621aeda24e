import { hash } from './hash.mjs';

const INTO = [
  0.842479, 0.0784336, 0.0792237, 0.0423303, 0.8784686, 0.0791661, 0.0423757, 0.0784336, 0.879143,
];
const OUT = [
  1.196879, -0.0980208, -0.0990297, -0.0528968, 1.1519031, -0.0989612, -0.0529716, -0.0980434,
  1.1510736,
];

/** How much of a warm light red, green and blue get. */
const WARMTH = [1, 0.1, -1];

const curve = (x) => {
  const [x2, x4] = [x * x, x * x * x * x];
  return (
    15.5 * x4 * x2 -
    40.14 * x4 * x +
    31.96 * x4 -
    6.868 * x2 * x +
    0.4298 * x2 +
    0.1191 * x -
    0.00232
  );
};

const through = (m, [r, g, b], row) => m[row * 3] * r + m[row * 3 + 1] * g + m[row * 3 + 2] * b;

/**
 * Develops linear light into picture bytes: exposure, a film-like shoulder and toe (AgX), contrast,
 * colour, cool shadows against warm lights, a lens that darkens to its corners, a breath of bloom.
 */
export const develop = (light, width, height, look = {}) => {
  const {
    exposure = 1,
    contrast = 1.12,
    saturation = 1.12,
    warm = 0.02,
    vignette = 0.28,
    bloom = 0.06,
    lift = 0.012,
  } = look;
  const halo = bloom > 0 ? blurred(light, width, height) : light;
  const bytes = new Uint8Array(width * height * 3);
  const c = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = (y * width + x) * 3;
      const dx = (x / width - 0.5) * 2;
      const dy = (y / height - 0.5) * 2;
      const shade = exposure * (1 - vignette * ((dx * dx + dy * dy) / 2) ** 1.2);
      const seen = [0, 1, 2].map((k) =>
        Math.max(0, (light[i + k] * (1 - bloom) + halo[i + k] * bloom) * shade),
      );
      for (let k = 0; k < 3; k += 1) {
        const log = (Math.log2(Math.max(1e-10, through(INTO, seen, k))) + 12.47393) / 16.5;
        c[k] = Math.max(0, curve(Math.min(1, Math.max(0, log)))) ** contrast;
      }
      const tone = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
      const vivid = c.map((v) => tone + (v - tone) * saturation);
      for (let k = 0; k < 3; k += 1) {
        const split = WARMTH[k] * warm * (tone - 0.35) * 1.6;
        const value = lift + (0.985 - lift) * (through(OUT, vivid, k) + split);
        bytes[i + k] = Math.min(255, Math.max(0, Math.round(value * 255)));
      }
    }
  }
  return bytes;
};

/**
 * Film grain, stronger in the middle tones, softened so that it clumps like silver and not like
 * pixels.
 */
export const addGrain = (bytes, width, height, { amount = 4.2, seed = 1 } = {}) => {
  const flecks = new Float32Array(width * height);
  for (let i = 0; i < flecks.length; i += 1) {
    const h = hash(i, seed, 77);
    flecks[i] = ((h & 255) + ((h >>> 8) & 255) + ((h >>> 16) & 255) - 382) / 180;
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const right = flecks[x + 1 < width ? i + 1 : i];
      const below = flecks[y + 1 < height ? i + width : i];
      const clump = (flecks[i] + 0.7 * right + 0.7 * below) / 1.4;
      const tone = (bytes[i * 3] + bytes[i * 3 + 1] + bytes[i * 3 + 2]) / 765;
      const fleck = clump * amount * (0.35 + 2.2 * tone * (1 - tone));
      for (let k = 0; k < 3; k += 1)
        bytes[i * 3 + k] = Math.min(255, Math.max(0, Math.round(bytes[i * 3 + k] + fleck)));
    }
  }
  return bytes;
};

const blurred = (light, width, height) => {
  const radius = Math.max(2, Math.round(width / 60));
  let from = Float32Array.from(light, (v) => Math.min(v, 8));
  for (let pass = 0; pass < 2; pass += 1) {
    from = boxBlur(from, radius, { step: 3, across: width * 3, length: width, lines: height });
    from = boxBlur(from, radius, { step: width * 3, across: 3, length: height, lines: width });
  }
  return from;
};

/** Blurs along lines: `step` from one value of a line to the next, `across` to the next line. */
const boxBlur = (from, radius, { step, across, length, lines }) => {
  const out = new Float32Array(from.length);
  for (let line = 0; line < lines; line += 1) {
    for (let k = 0; k < 3; k += 1) {
      const valueAt = (i) => from[line * across + Math.min(length - 1, Math.max(0, i)) * step + k];
      let sum = 0;
      for (let i = -radius; i <= radius; i += 1) sum += valueAt(i);
      for (let i = 0; i < length; i += 1) {
        out[line * across + i * step + k] = sum / (radius * 2 + 1);
        sum += valueAt(i + radius + 1) - valueAt(i - radius);
      }
    }
  }
  return out;
};
