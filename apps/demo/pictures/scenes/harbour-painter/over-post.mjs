import { noise, smoothstep } from '../../core/noise.mjs';
import { overColor } from './over-color.mjs';

/** One of the mooring posts that lead from the viewer into the flats, with its reflection. */
export const overPost = (under, number, { haze, ink }, { x, v }) => {
  const near = 1 / (1 + number * 0.62);
  const [px, py] = [0.2 + number * 0.055 * near + 0.34 * (1 - near), 0.5 + 0.42 * near];
  const post =
    smoothstep(0.011 * near, 0.008 * near, Math.abs(x - px - 0.01 * noise(v * 4, number))) *
    smoothstep(py - 0.3 * near, py - 0.296 * near, v) *
    smoothstep(py + 0.004, py, v);
  const c = overColor(under, overColor(haze, ink, 0.45 + 0.5 * near), post);
  const glint =
    smoothstep(0.014 * near, 0.004 * near, Math.abs(x - px - 0.006 * noise(v * 90, number))) *
    smoothstep(py + 0.16 * near, py, v) *
    (v > py ? 1 : 0);
  return overColor(c, ink, glint * 0.35);
};
