import { blend, paint, setColor } from '../paint.mjs';
import { fbm, noise, smoothstep } from '../noise.mjs';

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
