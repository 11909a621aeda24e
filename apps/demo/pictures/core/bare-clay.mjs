import { paint, setColor } from './paint.mjs';
import { fbm, noise } from './noise.mjs';

/** Raw or bisque clay: matt, sandy, a little uneven; `wet` 0..1 darkens it and gives it a sheen. */
export const bareClay = ({ color = '#b3977a', grain = 1, wet = 0, rings = 0, seed = 1 }) => {
  const tone = paint(color);
  const shade = (p, surf) => {
    const k =
      1 +
      0.14 * fbm(p.x * 2.2 + seed * 9, p.y * 2.2, p.z * 2.2, 3) +
      0.1 * grain * noise(p.x * 38, p.y * 38, p.z * 38);
    setColor(surf, tone, k * (1 - 0.45 * wet));
    surf.rough = 0.85 - 0.52 * wet;
    surf.f0 = 0.012 + 0.03 * wet;
  };
  const height = (p) =>
    0.0022 * grain * noise(p.x * 26, p.y * 26, p.z * 26) +
    0.004 * noise(p.x * 5, p.y * 5 + seed, p.z * 5) +
    rings * Math.sin(p.y * 34 + 2 * noise(p.x, p.y * 2, p.z)) * 0.006;
  return { shade, height };
};
