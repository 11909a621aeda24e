import { blend, paint, setColor } from './paint.mjs';
import { fbm, noise, smoothstep } from './noise.mjs';
import { hashFraction } from './hash.mjs';

/** Bricks in running bond on an upright face (x across, y up), sooted near `soot(p)` = 1. */
export const bricks = ({
  color = '#7d5a45',
  mortar = '#4d443b',
  width = 1.05,
  height = 0.36,
  joint = 0.04,
  soot,
  seed = 1,
} = {}) => {
  const [tone, seam, black] = [paint(color), paint(mortar), paint('#120e0c')];
  const brickAt = (p) => {
    const row = Math.floor(p.y / height);
    const x = p.x / width + (row & 1) * 0.5;
    const wear = 0.012 * noise(p.x * 7, p.y * 7, p.z * 7 + seed);
    const dx = (0.5 - Math.abs(x - Math.floor(x) - 0.5)) * width;
    const dy = (0.5 - Math.abs(p.y / height - row - 0.5)) * height;
    return { row, column: Math.floor(x), edge: Math.min(dx, dy) + wear };
  };
  const shade = (p, surf) => {
    const { row, column, edge } = brickAt(p);
    const variation = hashFraction(row, column, seed);
    setColor(surf, tone, 0.65 + 0.6 * variation + 0.3 * fbm(p.x * 3, p.y * 3, p.z * 3 + seed, 4));
    blend(surf, seam, smoothstep(joint, joint * 0.4, edge));
    if (soot) blend(surf, black, soot(p));
    surf.rough = 0.92;
    surf.f0 = 0.012;
  };
  const height2 = (p) =>
    0.035 * smoothstep(0, joint * 1.6, brickAt(p).edge) +
    0.012 * fbm(p.x * 9, p.y * 9, p.z * 9 + seed, 3);
  return { shade, height: height2 };
};
