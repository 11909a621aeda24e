import { paint } from '../core/color.mjs';
import { fbm, mix, noise, smoothstep } from '../core/noise.mjs';

const over = (under, color, t) =>
  under.map((c, k) => mix(c, color[k], Math.min(1, Math.max(0, t))));

/** Net lofts on the quay: [left, right, eaves, ridge] in frame heights, gables to the water. */
const LOFTS = [
  [1.42, 1.55, 0.36, 0.29],
  [1.56, 1.66, 0.34, 0.3],
  [1.66, 1.83, 0.315, 0.235],
  [1.85, 1.95, 0.37, 0.32],
  [1.96, 2.12, 0.33, 0.27],
  [2.13, 2.45, 0.35, 0.3],
];
const MASTS = [
  [1.27, 0.2, 0.004],
  [1.335, 0.27, -0.006],
  [1.89, 0.21, 0.003],
  [1.12, 0.31, -0.004],
];

const roofline = (x) => {
  let top = 1;
  for (const [left, right, eaves, ridge] of LOFTS) {
    if (x < left || x > right) continue;
    const across = Math.abs((x - left) / (right - left) - 0.5) * 2;
    top = Math.min(top, mix(ridge, eaves, across));
  }
  return top;
};

/** A small boat aground, heeled to one side; 1 inside its hull. */
const hull = (x, y, size, heel) => {
  const [a, b] = [x * Math.cos(heel) - y * Math.sin(heel), x * Math.sin(heel) + y * Math.cos(heel)];
  const along = a / size;
  if (Math.abs(along) > 1) return 0;
  const sheer = -0.16 - 0.1 * along * along - 0.05 * along;
  const keel = 0.2 * (1 - Math.abs(along) ** 2.6);
  const h = b / size;
  return smoothstep(sheer - 0.01, sheer + 0.01, h) * smoothstep(keel + 0.012, keel - 0.012, h);
};

const HORIZON = 0.47;

const painter =
  ({ high, low, mist, dark, glowAt, glow, lamps = 0, left = 0 }) =>
  (aspect) => {
    const [top, bottom, haze, ink, shine, lamp] = [high, low, mist, dark, glow, '#ffb45e'].map(
      paint,
    );

    const sky = (x, v) => {
      const cloud = fbm(x * 1.3, v * 5 + 0.4 * noise(x, v * 2), 3, 5);
      let c = over(top, bottom, smoothstep(-0.05, HORIZON, v + 0.08 * cloud));
      c = over(c, shine, 0.9 * Math.exp(-(((x - glowAt) / 0.5) ** 2) - ((v - 0.36) / 0.2) ** 2));
      return c.map((k) => k * (1 + 0.1 * cloud));
    };

    const land = (c, x, v) => {
      const far =
        0.425 - 0.05 * smoothstep(0.2, 1.3, x) * (1 + noise(x * 2.3, 4)) - 0.012 * fbm(x * 7, 2);
      c = over(c, over(haze, ink, 0.12), smoothstep(far - 0.003, far + 0.004, v) * 0.8);
      const near =
        0.455 -
        0.12 * smoothstep(0.95, -0.1, x) ** 1.4 * (1 + 0.35 * noise(x * 3, 9)) -
        0.008 * fbm(x * 14, 5);
      c = over(
        c,
        over(haze, ink, 0.34 + 0.08 * fbm(x * 9, v * 16)),
        smoothstep(near - 0.002, near + 0.003, v) * 0.92,
      );
      return over(
        c,
        haze,
        0.55 * smoothstep(0.36, HORIZON, v) * (0.75 + 0.5 * fbm(x * 1.6, v * 7, 8, 3)),
      );
    };

    const quay = (c, x, v) => {
      const roof = roofline(x);
      const stone = 0.415 + 0.002 * noise(x * 30, 2);
      const inside = Math.max(
        smoothstep(roof - 0.0015, roof + 0.0015, v),
        x > 1.36 ? smoothstep(stone - 0.002, stone + 0.002, v) : 0,
      );
      const loft = LOFTS.findIndex(([left, right]) => x >= left && x <= right);
      const tone = over(
        haze,
        ink,
        (v > stone ? 0.72 : 0.52 + 0.07 * Math.sin(loft * 2.4)) + 0.06 * fbm(x * 22, v * 50),
      );
      c = over(c, tone, inside);
      const [wx, wy] = [x * 26 - Math.floor(x * 26), v * 30 - Math.floor(v * 30)];
      const pane =
        v > roof + 0.025 && v < stone - 0.014 && wx > 0.36 && wx < 0.62 && wy > 0.25 && wy < 0.75;
      if (pane) c = over(c, ink, 0.3);
      if (pane && lamps > 0 && noise(Math.floor(x * 26) * 3.7, Math.floor(v * 30) * 5.1) > 0.12)
        c = over(c, lamp, lamps);
      for (const [at, tip, lean] of MASTS) {
        const mast = smoothstep(0.0022, 0.0012, Math.abs(x - at - lean * (HORIZON - v) * 3));
        if (v > tip && v < HORIZON + 0.02) c = over(c, over(haze, ink, 0.62), mast * 0.85);
      }
      return c;
    };

    const scene = (x, v) => quay(land(sky(x, v), x, v), x, v);

    const flats = (x, v) => {
      const deep = (v - HORIZON) / (1 - HORIZON);
      const z = 1 / (deep + 0.06);
      const ripple =
        noise(x * 3 * z, z * 14, 1) * 0.012 * (0.3 + deep) + 0.004 * noise(x * 40, v * 300);
      const mirror = 2 * HORIZON - v * 0.999 + ripple * 2;
      const water = over(
        scene(x + ripple * 0.5, Math.max(0.02, HORIZON - (HORIZON - mirror) * 0.86)),
        haze,
        0.18,
      ).map((k) => k * 0.86);
      const bank =
        fbm((x - 1.1) * z * 0.36 + 3, z * 0.85, 7, 5) +
        0.6 * smoothstep(0.6, 1, deep) -
        0.1 +
        0.25 * smoothstep(1.2, 2.2, x) -
        0.3 * Math.exp(-(((x - 0.95 - deep * 0.5) / (0.1 + deep * 0.4)) ** 2));
      const grit = fbm(x * z * 7, z * 30, 2, 4);
      const mud = over(over(haze, ink, 0.55 + 0.3 * deep), ink, 0.25 * (0.5 + grit)).map(
        (k, i) => k * (1 + 0.3 * grit) * [1.06, 1, 0.93][i],
      );
      const wet = smoothstep(0.16, -0.02, bank);
      const sheen = over(mud, water, 0.25 + 0.3 * smoothstep(0.3, -0.3, grit) * (1 - deep * 0.4));
      let c = over(sheen, water, wet);
      c = over(c, haze, 0.62 * Math.exp(-deep * 7));
      return c;
    };

    return (u, v) => {
      const x = left + u * aspect;
      let c = v < HORIZON ? scene(x, v) : flats(x, v);
      const boats = [
        [0.6, 0.585, 0.15, 0.2, 0.9],
        [1.19, 0.508, 0.06, -0.16, 0.66],
      ];
      for (const [bx, by, size, heel, strength] of boats) {
        const shadow = Math.exp(
          -(((x - bx) / (size * 0.9)) ** 2) - ((v - by - size * 0.21) / (size * 0.07)) ** 2,
        );
        c = over(c, ink, shadow * 0.6 * strength);
        const inside = hull(x - bx, v - by, size, heel);
        const band = smoothstep(
          -0.02,
          0.02,
          (v - by) / size + heel * 0.9 * ((x - bx) / size) + 0.1,
        );
        c = over(
          c,
          over(over(haze, ink, 0.6), ink, band * 0.8 + 0.1 * noise(x * 60, v * 60)),
          inside * strength,
        );
        const mast = smoothstep(
          0.0035 * size * 6,
          0.0015 * size * 6,
          Math.abs(x - bx - (by - v) * heel * 0.9),
        );
        if (v < by - size * 0.1 && v > by - size * 2.1)
          c = over(c, over(haze, ink, 0.75), mast * strength);
      }
      for (let i = 0; i < 6; i += 1) {
        const near = 1 / (1 + i * 0.62);
        const [px, py] = [0.2 + i * 0.055 * near + 0.34 * (1 - near), 0.5 + 0.42 * near];
        const post =
          smoothstep(0.011 * near, 0.008 * near, Math.abs(x - px - 0.01 * noise(v * 4, i))) *
          smoothstep(py - 0.3 * near, py - 0.296 * near, v) *
          smoothstep(py + 0.004, py, v);
        c = over(c, over(haze, ink, 0.45 + 0.5 * near), post);
        const glint =
          smoothstep(0.014 * near, 0.004 * near, Math.abs(x - px - 0.006 * noise(v * 90, i))) *
          smoothstep(py + 0.16 * near, py, v) *
          (v > py ? 1 : 0);
        c = over(c, ink, glint * 0.35);
      }
      return c.map((k) => k * 1.02);
    };
  };

export const harbour = [
  {
    name: 'harbour-low-tide',
    ratio: [24, 10],
    long: 2000,
    samples: 5,
    seed: 71,
    alt: 'Low tide in the harbour: a small boat aground on wet flats, net lofts along the quay fading into mist.',
    focalPoint: [0.7, 0.45],
    tags: ['panorama', 'light', 'harbour'],
    look: { exposure: 1.8, contrast: 1.42, bloom: 0.12, vignette: 0.25, grain: 5 },
    paint: painter({
      high: '#7d8c93',
      low: '#d6cab8',
      mist: '#b9b6ae',
      dark: '#15191c',
      glowAt: 1.0,
      glow: '#efdcc0',
    }),
  },
  {
    name: 'harbour-at-dusk',
    ratio: [3, 2],
    long: 1500,
    samples: 4,
    seed: 73,
    alt: 'Dusk at Tarn Quay: lamps lit in the net lofts, their light drawn out in the still water.',
    focalPoint: [0.55, 0.42],
    tags: ['landscape', 'dark', 'harbour'],
    look: { exposure: 0.95, contrast: 1.2, bloom: 0.2, vignette: 0.4, grain: 5 },
    paint: painter({
      high: '#232f3d',
      low: '#8a7468',
      mist: '#5b5d66',
      dark: '#06080b',
      glowAt: 1.2,
      glow: '#d08a5c',
      lamps: 1,
      left: 0.84,
    }),
  },
];
