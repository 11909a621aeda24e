import { paint, setColor } from '../paint.mjs';
import { fbm, noise, smoothstep } from '../noise.mjs';

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
