import { fbm, noise, smoothstep } from '../../core/noise.mjs';
import { overColor } from './over-color.mjs';
import { paintFar } from './paint-far.mjs';

/** The flats at low tide: mud, and water that mirrors what lies above it. */
export const paintFlats = (tones, { x, v }) => {
  const { haze, ink, horizon } = tones;
  const deep = (v - horizon) / (1 - horizon);
  const z = 1 / (deep + 0.06);
  const ripple =
    noise(x * 3 * z, z * 14, 1) * 0.012 * (0.3 + deep) + 0.004 * noise(x * 40, v * 300);
  const mirror = 2 * horizon - v * 0.999 + ripple * 2;
  const mirrored = { x: x + ripple * 0.5, v: Math.max(0.02, horizon - (horizon - mirror) * 0.86) };
  const water = overColor(paintFar(tones, mirrored), haze, 0.18).map((k) => k * 0.86);
  const bank =
    fbm((x - 1.1) * z * 0.36 + 3, z * 0.85, 7, 5) +
    0.6 * smoothstep(0.6, 1, deep) -
    0.1 +
    0.25 * smoothstep(1.2, 2.2, x) -
    0.3 * Math.exp(-(((x - 0.95 - deep * 0.5) / (0.1 + deep * 0.4)) ** 2));
  const grit = fbm(x * z * 7, z * 30, 2, 4);
  const mud = overColor(overColor(haze, ink, 0.55 + 0.3 * deep), ink, 0.25 * (0.5 + grit)).map(
    (k, i) => k * (1 + 0.3 * grit) * [1.06, 1, 0.93][i],
  );
  const wet = smoothstep(0.16, -0.02, bank);
  const film = 0.25 + 0.3 * smoothstep(0.3, -0.3, grit) * (1 - deep * 0.4);
  const c = overColor(overColor(mud, water, film), water, wet);
  return overColor(c, haze, 0.62 * Math.exp(-deep * 7));
};
