import { fbm, mix, noise, smoothstep } from '../../core/noise.mjs';
import { overColor } from './over-color.mjs';

/** Net lofts on the quay: [left, right, eaves, ridge] in frame heights, gables to the water. */
const LOFTS = [
  [1.42, 1.55, 0.36, 0.29],
  [1.56, 1.66, 0.34, 0.3],
  [1.66, 1.83, 0.315, 0.235],
  [1.85, 1.95, 0.37, 0.32],
  [1.96, 2.12, 0.33, 0.27],
  [2.13, 2.45, 0.35, 0.3],
];
/** Masts behind it: place, tip and lean. */
const MASTS = [
  [1.27, 0.2, 0.004],
  [1.335, 0.27, -0.006],
  [1.89, 0.21, 0.003],
  [1.12, 0.31, -0.004],
];

/** The quay with its lofts, their windows and the masts, over what lies behind it. */
export const overQuay = (under, tones, { x, v }) => {
  const { haze, ink, horizon } = tones;
  const roof = roofAt(x);
  const stone = 0.415 + 0.002 * noise(x * 30, 2);
  const inside = Math.max(
    smoothstep(roof - 0.0015, roof + 0.0015, v),
    x > 1.36 ? smoothstep(stone - 0.002, stone + 0.002, v) : 0,
  );
  const loft = LOFTS.findIndex(([left, right]) => x >= left && x <= right);
  const wall = v > stone ? 0.72 : 0.52 + 0.07 * Math.sin(loft * 2.4);
  let c = overColor(under, overColor(haze, ink, wall + 0.06 * fbm(x * 22, v * 50)), inside);
  if (v > roof + 0.025 && v < stone - 0.014) c = overPane(c, tones, { x, v });
  for (const [foot, tip, lean] of MASTS) {
    const mast = smoothstep(0.0022, 0.0012, Math.abs(x - foot - lean * (horizon - v) * 3));
    if (v > tip && v < horizon + 0.02) c = overColor(c, overColor(haze, ink, 0.62), mast * 0.85);
  }
  return c;
};

const roofAt = (x) => {
  let top = 1;
  for (const [left, right, eaves, ridge] of LOFTS) {
    if (x < left || x > right) continue;
    const across = Math.abs((x - left) / (right - left) - 0.5) * 2;
    top = Math.min(top, mix(ridge, eaves, across));
  }
  return top;
};

/** A window pane, where there is one; with lamps most of them are lit. */
const overPane = (under, { ink, lamp, lamps }, { x, v }) => {
  const [column, row] = [Math.floor(x * 26), Math.floor(v * 30)];
  const [wx, wy] = [x * 26 - column, v * 30 - row];
  if (wx <= 0.36 || wx >= 0.62 || wy <= 0.25 || wy >= 0.75) return under;
  const c = overColor(under, ink, 0.3);
  return lamps > 0 && noise(column * 3.7, row * 5.1) > 0.12 ? overColor(c, lamp, lamps) : c;
};
