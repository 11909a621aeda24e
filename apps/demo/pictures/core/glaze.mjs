import { blend, paint, setColor } from './paint.mjs';
import { cells, fbm, noise, smoothstep } from './noise.mjs';
import { hashFraction } from './hash.mjs';

const CLAYS = {
  buff: paint('#b89b7c'),
  red: paint('#8a4a30'),
  dark: paint('#3d2c25'),
  white: paint('#d5ccbe'),
  grey: paint('#8b857c'),
};

const USUAL = {
  clay: 'buff',
  foot: 0.06,
  rim: 0.07,
  rough: 0.16,
  gloss: 0.045,
  speckle: 0,
  speckleColor: '#3a2a1e',
  crackle: 0,
  crackleColor: '#5b4a38',
  streaks: 0.25,
  mottle: 0.5,
  seed: 1,
};

/**
 * A fired glaze on clay. `base` is the usual colour, `deep` where it pools, `breaks` where it thins
 * at the rim; `dip` a second glaze above a wavering line; `foot` the height below which the clay
 * is bare; `speckle` iron spots, `crackle` a net of fine lines; lengths in decimetres.
 */
export const glaze = (options) => {
  const recipe = readRecipe({ ...USUAL, ...options });
  return {
    shade: (p, surf) => (p.depth > 0 ? glance : coat)(recipe, p, surf),
    height: (p) => reliefOf(recipe, p),
  };
};

const readRecipe = (options) => {
  const { base, deep = base, breaks = base, dip } = options;
  return {
    ...options,
    colors: {
      base: paint(base),
      deep: paint(deep),
      breaks: paint(breaks),
      speckle: paint(options.speckleColor),
      crack: paint(options.crackleColor),
    },
    dipped: dip && {
      base: paint(dip.base),
      deep: paint(dip.deep ?? dip.base),
      edge: paint(dip.edge ?? dip.deep ?? dip.base),
    },
    bare: CLAYS[options.clay],
    cell: { near: 0, edge: 0, id: 0 },
    off: options.seed * 13.7,
  };
};

/** The height of the line above which the second glaze is. */
const edgeOf = ({ dip, off, seed }, p) => {
  const line = dip.at + dip.wave * noise(p.x * 1.1 + off, 1, p.z * 1.1) + (dip.lean ?? 0) * p.x;
  return dip.drip ? line - runBelow(p, dip, seed) : line;
};

const bareAt = ({ foot, off }, p) => foot + 0.025 * noise(p.x * 3 + off, p.z * 3, 2);

const coat = (recipe, p, surf) => {
  const { colors, off, rim } = recipe;
  const thick = 0.5 + 0.5 * fbm(p.x * 1.4 + off, p.y * 1.2, p.z * 1.4, 3);
  const run =
    recipe.streaks * noise(p.x * 9 + off, p.y * 0.9, p.z * 9) + recipe.mottle * (thick - 0.5) * 2;
  const pool = p.s < 0 ? smoothstep(0.2, 1.6, -p.s) * 0.7 : 0;
  setColor(surf, colors.base);
  blend(surf, colors.deep, Math.min(1, Math.max(0, 0.35 + run + pool)));
  surf.rough = recipe.rough * (1 + 0.35 * noise(p.x * 4, p.y * 4 + off, p.z * 4));
  surf.f0 = recipe.gloss;
  if (recipe.dipped && p.s > -0.02) dipOver(recipe, p, surf, run);
  const near = Math.abs(p.s + 0.015 * noise(p.x * 5 + off, 4, p.z * 5));
  blend(surf, colors.breaks, smoothstep(rim * 1.4, rim * 0.15, near) * 0.9);
  if (recipe.speckle > 0) spot(recipe, p, surf);
  if (recipe.crackle > 0) crack(recipe, p, surf);
  const shown = smoothstep(0.012, -0.004, p.y - bareAt(recipe, p));
  if (shown > 0 && p.s > 0) layBare(recipe, p, surf, shown);
};

/** What reflections and bounced light need: the tones without their drawing. */
const glance = ({ colors, dip, dipped, bare, rim, foot, rough, gloss }, p, surf) => {
  const over = dipped && p.s > 0 && p.y > dip.at;
  setColor(surf, over ? dipped.base : colors.base);
  blend(surf, over ? dipped.deep : colors.deep, 0.4);
  if (Math.abs(p.s) < rim * 0.7) blend(surf, colors.breaks, 0.8);
  if (p.y < foot && p.s > 0) blend(surf, bare, 1);
  surf.rough = rough;
  surf.f0 = gloss;
};

const dipOver = (recipe, p, surf, run) => {
  const { dip, dipped } = recipe;
  const over = p.y - edgeOf(recipe, p);
  const t = smoothstep(-0.012, 0.012, over);
  if (t <= 0) return;
  blend(surf, dipped.base, t);
  blend(surf, dipped.deep, t * Math.min(1, Math.max(0, 0.3 + run)));
  blend(surf, dipped.edge, t * smoothstep(0.14, 0, over) * 0.75);
  if (dip.rough) surf.rough += (dip.rough - surf.rough) * t;
};

const spot = ({ colors, cell, off, speckle }, p, surf) => {
  cells(p.x * 11 + off, p.y * 11, p.z * 11, cell);
  if (cell.id < speckle)
    blend(surf, colors.speckle, smoothstep(0.14 + cell.id * 0.28, 0.02, cell.near) * 0.75);
  cells(p.x * 31 + off, p.y * 31, p.z * 31, cell);
  if (cell.id < speckle) blend(surf, colors.speckle, smoothstep(0.3, 0.05, cell.near) * 0.4);
};

const crack = ({ colors, cell, off, crackle }, p, surf) => {
  const bend = 0.3 * noise(p.x * 3, p.y * 3, p.z * 3);
  cells(p.x * 4.2 + off + bend, p.y * 4.2 + bend, p.z * 4.2, cell);
  blend(surf, colors.crack, smoothstep(0.035, 0.004, cell.edge) * crackle);
  cells(p.x * 9 + off - bend, p.y * 9, p.z * 9 + bend, cell);
  blend(surf, colors.crack, smoothstep(0.05, 0.01, cell.edge) * crackle * 0.45);
};

const layBare = ({ bare }, p, surf, shown) => {
  const grain = 1 + 0.18 * noise(p.x * 40, p.y * 40, p.z * 40);
  const tone = bare.map((c) => c * grain);
  blend(surf, tone, shown);
  surf.rough += (0.9 - surf.rough) * shown;
  surf.f0 *= 1 - 0.8 * shown;
};

const reliefOf = (recipe, p) => {
  const { off } = recipe;
  const skin =
    0.004 * noise(p.x * 3.1 + off, p.y * 3.1, p.z * 3.1) +
    0.0012 * noise(p.x * 14, p.y * 14 + off, p.z * 14);
  const step = 0.012 * smoothstep(0, 0.03, p.y - bareAt(recipe, p));
  const isDipped = recipe.dip && p.s > 0;
  const ridge = isDipped ? 0.012 * smoothstep(-0.02, 0.03, p.y - edgeOf(recipe, p)) : 0;
  return skin + step + ridge;
};

/** How far a run of glaze reaches below the line here: round-ended tongues at seeded places. */
const runBelow = (p, dip, seed) => {
  const runs = dip.runs ?? 11;
  const turn = (Math.atan2(p.z, p.x) / 6.2831853 + 1) * runs;
  const radius = Math.hypot(p.x, p.z);
  let reach = 0;
  for (let i = Math.floor(turn) - 1; i <= Math.floor(turn) + 1; i += 1) {
    const cell = ((i % runs) + runs) % runs;
    const length = dip.drip * hashFraction(cell, seed, 1) ** 1.7;
    const wide = (0.1 + 0.1 * hashFraction(cell, seed, 2)) * (dip.runWidth ?? 1);
    const away = ((turn - i - 0.2 - 0.6 * hashFraction(cell, seed, 3)) * 6.2831853 * radius) / runs;
    const across = Math.abs(away) / wide;
    const shoulder = 0.25 * length * Math.exp(-((away / (wide * 2)) ** 2));
    reach = Math.max(reach, shoulder, across < 1 ? length * (1 - across * across) ** 0.4 : 0);
  }
  return reach;
};
