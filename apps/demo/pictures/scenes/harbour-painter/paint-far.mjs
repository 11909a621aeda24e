import { fbm, noise, smoothstep } from '../../core/noise.mjs';
import { overColor } from './over-color.mjs';
import { overQuay } from './over-quay.mjs';

/** What lies above the water: the sky, the land, and the quay before it. */
export const paintFar = (tones, place) =>
  overQuay(overLand(skyAt(tones, place), tones, place), tones, place);

const skyAt = ({ top, bottom, shine, glowAt, horizon }, { x, v }) => {
  const cloud = fbm(x * 1.3, v * 5 + 0.4 * noise(x, v * 2), 3, 5);
  let c = overColor(top, bottom, smoothstep(-0.05, horizon, v + 0.08 * cloud));
  c = overColor(c, shine, 0.9 * Math.exp(-(((x - glowAt) / 0.5) ** 2) - ((v - 0.36) / 0.2) ** 2));
  return c.map((k) => k * (1 + 0.1 * cloud));
};

const overLand = (under, { haze, ink, horizon }, { x, v }) => {
  const far =
    0.425 - 0.05 * smoothstep(0.2, 1.3, x) * (1 + noise(x * 2.3, 4)) - 0.012 * fbm(x * 7, 2);
  const hills = smoothstep(far - 0.003, far + 0.004, v) * 0.8;
  let c = overColor(under, overColor(haze, ink, 0.12), hills);
  const near =
    0.455 -
    0.12 * smoothstep(0.95, -0.1, x) ** 1.4 * (1 + 0.35 * noise(x * 3, 9)) -
    0.008 * fbm(x * 14, 5);
  const shore = overColor(haze, ink, 0.34 + 0.08 * fbm(x * 9, v * 16));
  c = overColor(c, shore, smoothstep(near - 0.002, near + 0.003, v) * 0.92);
  const mist = 0.55 * smoothstep(0.36, horizon, v) * (0.75 + 0.5 * fbm(x * 1.6, v * 7, 8, 3));
  return overColor(c, haze, mist);
};
