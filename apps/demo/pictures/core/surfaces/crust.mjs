import { blend, paint, setColor } from '../paint.mjs';
import { cells, fbm, noise, smoothstep } from '../noise.mjs';

/** A baked crust: pale below and where flour fell, brown on top. */
export const crust = ({ seed = 1, top = 0.7 } = {}) => {
  const [pale, brown, dark, flour] = ['#c99a5b', '#96572a', '#54290f', '#e6d9c3'].map(paint);
  const cell = { near: 0, edge: 0, id: 0 };
  const shade = (p, surf) => {
    const bake = p.y / top + 0.35 * fbm(p.x * 2 + seed, p.y * 2, p.z * 2, 4);
    setColor(surf, pale);
    blend(surf, brown, smoothstep(0.1, 0.65, bake));
    blend(surf, dark, smoothstep(0.75, 1.3, bake) * 0.7);
    cells(p.x * 24, p.y * 24, p.z * 24 + seed, cell);
    const dusted =
      smoothstep(-0.1, 0.5, fbm(p.x * 1.6, p.y * 1.6, p.z * 1.6 + seed * 3, 3)) *
      smoothstep(0.5, 0.9, p.y / top);
    blend(surf, flour, dusted * (0.25 + 0.5 * smoothstep(0.45, 0.1, cell.near)));
    surf.rough = 0.55;
    surf.f0 = 0.035;
  };
  const height = (p) =>
    0.02 * fbm(p.x * 3, p.y * 3, p.z * 3 + seed, 3) + 0.005 * noise(p.x * 16, p.y * 16, p.z * 16);
  return { shade, height };
};
