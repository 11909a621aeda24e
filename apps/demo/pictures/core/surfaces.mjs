import { blend, paint, setColor } from './color.mjs';
import { cells, fbm, noise, smoothstep } from './noise.mjs';

/** Along and across the grain of a timber at a point. */
const DIRECTIONS = {
  x: (p) => [p.x, p.z],
  y: (p) => [p.y, p.x + p.z],
  z: (p) => [p.z, p.x],
};

/** Oak or darker timber with its grain along x (or `along: 'z'`); lengths in decimetres. */
export const oak = ({
  light = '#b08a5f',
  dark = '#6f4f31',
  along = 'x',
  board = 0,
  rough = 0.55,
  seed = 1,
} = {}) => {
  const [pale, deep] = [paint(light), paint(dark)];
  const frame = (p) => {
    const [l, a] = (DIRECTIONS[along] ?? DIRECTIONS.y)(p);
    const plank = board > 0 ? Math.floor(a / board) : 0;
    return {
      l: l + plank * 31.7,
      a: a + plank * 5.3,
      gap: board > 0 ? Math.abs(a / board - Math.round(a / board)) * board : 1,
      plank,
    };
  };
  const grainAt = (l, a, y) => {
    const bend = 0.5 * fbm(l * 0.12 + seed * 7, a * 0.5, seed, 3);
    const ring = (a * 1.5 + bend * 3.4 + y) * 2.3;
    const line = 0.5 + 0.5 * Math.sin(ring * 3 + 2 * noise(l * 0.3, a * 3, seed));
    return (
      0.55 * line ** 2 +
      0.3 * (0.5 + noise(l * 0.9, a * 26, seed)) +
      0.3 * (0.5 + fbm(l * 0.35, a * 5, y, 2))
    );
  };
  const shade = (p, surf) => {
    if (p.depth > 0) return farTone(surf, { pale, deep, share: 0.4, rough });
    const { l, a, gap, plank } = frame(p);
    const grain = grainAt(l, a, p.y * 0.3);
    const pore = smoothstep(0.35, 0.75, noise(l * 2.2, a * 60, seed));
    setColor(surf, pale, 1 + 0.16 * noise(plank * 3.3, seed, 0.5));
    blend(surf, deep, Math.min(0.92, Math.max(0, grain * 0.62 + pore * 0.22)));
    if (gap < 0.025) blend(surf, [0.01, 0.008, 0.006], smoothstep(0.025, 0.006, gap));
    surf.rough = rough + 0.12 * grain;
    surf.f0 = 0.03;
    return undefined;
  };
  const height = (p) => {
    const { l, a, gap } = frame(p);
    return (
      -0.0016 * smoothstep(0.3, 0.8, noise(l * 2.2, a * 60, seed)) -
      0.0014 * noise(l * 0.9, a * 26, seed) -
      (gap < 0.03 ? 0.02 * smoothstep(0.03, 0, gap) : 0)
    );
  };
  return { shade, height };
};

/** What a second glance needs: the mean tone of a timber, without its grain. */
const farTone = (surf, { pale, deep, share, rough }) => {
  setColor(surf, pale);
  blend(surf, deep, share);
  surf.rough = rough;
  surf.f0 = 0.03;
};

/** Limewash or plaster: broad brushed clouds of tone and a slightly uneven face. */
export const plaster = ({
  color = '#cfc6b8',
  depth = 0.16,
  relief = 1,
  stain = 0,
  stainColor = '#6e6154',
  seed = 1,
} = {}) => {
  const [tone, mark] = [paint(color), paint(stainColor)];
  const shade = (p, surf) => {
    const cloud = fbm(p.x * 0.34 + seed * 11, p.y * 0.34, p.z * 0.34, p.depth > 0 ? 1 : 5);
    const brush =
      p.depth > 0
        ? 0
        : noise(p.x * 1.2 + 3 * noise(p.x * 0.3, p.y * 0.3, seed), p.y * 5, p.z * 5 + seed);
    setColor(surf, tone, 1 + depth * (cloud * 1.4 + brush * 0.25));
    if (stain > 0)
      blend(
        surf,
        mark,
        stain * smoothstep(0.05, 0.75, fbm(p.x * 0.7 + 31, p.y * 0.4, p.z * 0.7 + seed, 4)),
      );
    surf.rough = 0.95;
    surf.f0 = 0.008;
  };
  const height = (p) =>
    relief *
    (0.012 * noise(p.x * 1.3, p.y * 1.6, p.z * 1.3 + seed) +
      0.003 * fbm(p.x * 6, p.y * 9, p.z * 6, 2));
  return { shade, height };
};

/** Woven linen; `stripe` draws a band of another colour every so far along x. */
export const linen = ({
  color = '#cbbfa9',
  stripe,
  stripeColor = '#3f4a52',
  fine = 34,
  seed = 1,
} = {}) => {
  const [tone, band] = [paint(color), paint(stripeColor)];
  const thread = (p) =>
    Math.sin(p.x * fine * 2 + 2 * noise(p.x * 2, p.z * 9, seed)) *
    Math.sin((p.z + p.y * 0.6) * fine * 2 + 2 * noise(p.x * 9, p.z * 2, seed));
  const shade = (p, surf) => {
    const slub =
      noise(p.x * 1.5, p.z * 30 + seed, p.y * 30) * 0.5 + noise(p.x * 30, p.z * 1.5, seed) * 0.5;
    setColor(
      surf,
      tone,
      1 + 0.1 * slub + 0.07 * thread(p) + 0.08 * fbm(p.x * 0.8, p.z * 0.8, seed, 2),
    );
    if (stripe && stripe(p)) blend(surf, band, 0.78 + 0.12 * thread(p));
    surf.rough = 1;
    surf.through = 0.25;
  };
  const height = (p) => 0.0035 * thread(p) + 0.003 * noise(p.x * 7, p.z * 7, p.y * 7 + seed);
  return { shade, height };
};

/** Split slate: dark, layered, with a cold sheen. */
export const slate = ({ color = '#33373a', rough = 0.5, seed = 1 } = {}) => {
  const tone = paint(color);
  const layers = (p) => fbm(p.x * 0.7 + seed * 5, p.y, p.z * 1.1, 5);
  const shade = (p, surf) => {
    setColor(surf, tone, 1 + 0.45 * layers(p) + 0.12 * noise(p.x * 24, p.y, p.z * 24));
    surf.rough = rough + 0.18 * noise(p.x * 2.5, p.z * 2.5, seed);
    surf.f0 = 0.035;
  };
  const height = (p) => {
    const h = layers(p) * 5;
    const stair = Math.floor(h) + smoothstep(0.82, 1, h - Math.floor(h));
    return 0.012 * stair + 0.004 * fbm(p.x * 5, p.y, p.z * 5, 2);
  };
  return { shade, height };
};

/**
 * One even colour with a touch of unevenness: iron, leather, leaves, liquid; `metal` tints its
 * gloss.
 */
export const plain = ({
  color,
  rough = 0.6,
  gloss = 0.03,
  uneven = 0.12,
  scale = 3,
  relief = 0.002,
  metal = false,
  through = 0,
  glow,
}) => {
  const tone = paint(color);
  const shine = glow ?? [0, 0, 0];
  const shade = (p, surf) => {
    const k = 1 + uneven * fbm(p.x * scale, p.y * scale, p.z * scale, 3);
    setColor(surf, tone, metal ? 0 : k);
    if (metal)
      [surf.t0, surf.t1, surf.t2] = [tone[0] * k * 1.6, tone[1] * k * 1.6, tone[2] * k * 1.6];
    surf.f0 = metal ? 0.6 : gloss;
    surf.rough = rough;
    surf.through = through;
    [surf.er, surf.eg, surf.eb] = shine;
  };
  return relief > 0
    ? { shade, height: (p) => relief * noise(p.x * scale * 4, p.y * scale * 4, p.z * scale * 4) }
    : { shade };
};

/** A baked crust: pale below and where flour fell, brown on top. */
export const crust = ({ seed = 1, top = 0.7 } = {}) => {
  const [pale, brown, dark, flour] = ['#c99a5b', '#96572a', '#54290f', '#e6d9c3'].map(paint);
  const cell = { near: 0, edge: 0, id: 0 };
  const shade = (p, surf) => {
    const bake = p.y / top + 0.35 * fbm(p.x * 2 + seed, p.y * 2, p.z * 2, 4);
    setColor(surf, pale);
    blend(surf, brown, smoothstep(0.1, 0.65, bake));
    blend(surf, dark, smoothstep(0.75, 1.3, bake) * 0.7);
    cells(p.x * 24, p.y * 24, p.z * 24 + seed, cell);
    const dusted =
      smoothstep(-0.1, 0.5, fbm(p.x * 1.6, p.y * 1.6, p.z * 1.6 + seed * 3, 3)) *
      smoothstep(0.5, 0.9, p.y / top);
    blend(surf, flour, dusted * (0.25 + 0.5 * smoothstep(0.45, 0.1, cell.near)));
    surf.rough = 0.55;
    surf.f0 = 0.035;
  };
  const height = (p) =>
    0.02 * fbm(p.x * 3, p.y * 3, p.z * 3 + seed, 3) + 0.005 * noise(p.x * 16, p.y * 16, p.z * 16);
  return { shade, height };
};
