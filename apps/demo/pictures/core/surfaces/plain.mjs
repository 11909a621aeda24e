import { paint, setColor } from '../paint.mjs';
import { fbm, noise } from '../noise.mjs';

/**
 * One even colour with a touch of unevenness: iron, leather, leaves, liquid; `metal` tints its
 * gloss.
 */
export const plain = ({
  color,
  rough = 0.6,
  gloss = 0.03,
  uneven = 0.12,
  scale = 3,
  relief = 0.002,
  metal = false,
  through = 0,
  glow,
}) => {
  const tone = paint(color);
  const shine = glow ?? [0, 0, 0];
  const shade = (p, surf) => {
    const k = 1 + uneven * fbm(p.x * scale, p.y * scale, p.z * scale, 3);
    setColor(surf, tone, metal ? 0 : k);
    if (metal)
      [surf.t0, surf.t1, surf.t2] = [tone[0] * k * 1.6, tone[1] * k * 1.6, tone[2] * k * 1.6];
    surf.f0 = metal ? 0.6 : gloss;
    surf.rough = rough;
    surf.through = through;
    [surf.er, surf.eg, surf.eb] = shine;
  };
  return relief > 0
    ? { shade, height: (p) => relief * noise(p.x * scale * 4, p.y * scale * 4, p.z * scale * 4) }
    : { shade };
};
