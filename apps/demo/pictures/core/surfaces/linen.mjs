import { blend, paint, setColor } from '../paint.mjs';
import { fbm, noise } from '../noise.mjs';

/** Woven linen; `stripe` draws a band of another colour every so far along x. */
export const linen = ({
  color = '#cbbfa9',
  stripe,
  stripeColor = '#3f4a52',
  fine = 34,
  seed = 1,
} = {}) => {
  const [tone, band] = [paint(color), paint(stripeColor)];
  const thread = (p) =>
    Math.sin(p.x * fine * 2 + 2 * noise(p.x * 2, p.z * 9, seed)) *
    Math.sin((p.z + p.y * 0.6) * fine * 2 + 2 * noise(p.x * 9, p.z * 2, seed));
  const shade = (p, surf) => {
    const slub =
      noise(p.x * 1.5, p.z * 30 + seed, p.y * 30) * 0.5 + noise(p.x * 30, p.z * 1.5, seed) * 0.5;
    setColor(
      surf,
      tone,
      1 + 0.1 * slub + 0.07 * thread(p) + 0.08 * fbm(p.x * 0.8, p.z * 0.8, seed, 2),
    );
    if (stripe && stripe(p)) blend(surf, band, 0.78 + 0.12 * thread(p));
    surf.rough = 1;
    surf.through = 0.25;
  };
  const height = (p) => 0.0035 * thread(p) + 0.003 * noise(p.x * 7, p.z * 7, p.y * 7 + seed);
  return { shade, height };
};
