import { blend, paint, setColor } from '../paint.mjs';
import { fbm, noise, smoothstep } from '../noise.mjs';

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
