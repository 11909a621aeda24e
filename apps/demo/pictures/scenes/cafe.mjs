import { napkin } from '../core/cloth.mjs';
import { blend, paint, setColor } from '../core/paint.mjs';
import { glaze } from '../core/glaze.mjs';
import { panes, windowLight } from '../core/window-light.mjs';
import { sunLight } from '../core/sun-light.mjs';
import { fbm, smoothstep } from '../core/noise.mjs';
import { mug } from '../core/pots/mug.mjs';
import { plate } from '../core/pots/plate.mjs';
import { block } from '../core/shapes/block.mjs';
import { disc } from '../core/shapes/disc.mjs';
import { surface } from '../core/shapes/surface.mjs';
import { tube } from '../core/shapes/tube.mjs';
import { crust } from '../core/surfaces/crust.mjs';
import { linen } from '../core/surfaces/linen.mjs';
import { oak } from '../core/surfaces/oak.mjs';
import { turned } from '../core/vessel.mjs';

/** Coffee in a cup of radius `r`: dark, a paler ring of crema by the wall. */
export const coffee = (r) => {
  const [dark, crema] = [paint('#1d0f08'), paint('#8a5a30')];
  return {
    shade: (p, surf) => {
      const ring = smoothstep(
        r * 0.6,
        r * 0.98,
        Math.hypot(p.x, p.z) + 0.12 * fbm(p.x * 6, p.z * 6, 2, 3),
      );
      setColor(surf, dark);
      blend(surf, crema, ring * 0.8);
      surf.rough = 0.06;
      surf.f0 = 0.025;
    },
  };
};

const spoon = (mesh, place, turn) => {
  const wood = oak({ light: '#7a5232', dark: '#3f2615', seed: 6 });
  const bowl = surface(
    36,
    12,
    (u, v) => {
      const [c, w] = [Math.cos(u * 6.2831853), -Math.sin(u * 6.2831853)];
      return [c * 0.26 * v - 0.1, 0.03 + 0.06 * v * v, w * 0.17 * v];
    },
    { wrap: true },
  );
  mesh.add(bowl, wood, {
    at: [place[0] - 0.32 * Math.cos(turn), place[1], place[2] + 0.32 * Math.sin(turn)],
    turn,
  });
  mesh.add(
    tube(
      [
        [-0.2, 0.06, 0],
        [0.5, 0.09, 0],
        [1.25, 0.05, 0],
      ],
      (t) => 0.035 + 0.03 * t * t,
      { flat: 0.5 },
    ),
    wood,
    { at: place, turn },
  );
};

export const cafe = [
  {
    name: 'cafe-table',
    ratio: [4, 3],
    seed: 61,
    alt: 'From above: a cup of black coffee, a bun on a speckled plate and a folded linen napkin on an oak table.',
    focalPoint: [0.4, 0.48],
    tags: ['landscape', 'light', 'cafe', 'from-above'],
    look: { exposure: 1.5 },
    build: (mesh) => {
      mesh.add(
        block(14, 0.4, 12, 0.03),
        oak({ light: '#a27b52', dark: '#664629', board: 1.9, seed: 12 }),
        { at: [0, -0.2, 0] },
      );
      const oat = glaze({
        base: '#d9cfbb',
        deep: '#c2b496',
        breaks: '#9a6c48',
        speckle: 0.3,
        rough: 0.25,
        seed: 2,
      });
      mesh.add(plate(3, 1.32), oat, { at: [-0.85, 0, -0.1] });
      mesh.add(
        turned(
          [
            [0, 0],
            [0.5, 0.02],
            [0.66, 0.2],
            [0.6, 0.45],
            [0.34, 0.62],
            [0, 0.66],
          ],
          { lumps: 0.05, seed: 4 },
        ),
        crust({ seed: 3, top: 0.66 }),
        { at: [-0.95, 0.1, -0.12], turn: 1 },
      );
      const blue = glaze({
        base: '#566a70',
        deep: '#35474e',
        breaks: '#a98a62',
        speckle: 0.12,
        rough: 0.16,
        seed: 7,
      });
      mesh.add(plate(8, 0.78), blue, { at: [1.35, 0, -0.75] });
      for (const part of mug(5, 0.46, 0.62))
        mesh.add(part, blue, { at: [1.35, 0.09, -0.75], turn: -0.7 });
      mesh.add(disc(0.44), coffee(0.44), { at: [1.35, 0.55, -0.75] });
      for (const layer of napkin(1.15, 1.9))
        mesh.add(
          layer,
          linen({
            color: '#c4b49a',
            stripe: (p) => Math.abs(Math.abs(p.z) - 0.78) < 0.05,
            stripeColor: '#8b3d28',
            fine: 40,
          }),
          { at: [1.25, 0, 1.05], turn: 0.22 },
        );
      spoon(mesh, [1.0, 0.16, 1.1], 1.25);
      return {
        camera: {
          from: [0.1, 12, 0.9],
          to: [0.1, 0, 0.1],
          up: [0, 0, -1],
          field: 21,
          lens: 0.06,
          focus: 11.6,
        },
        lights: [
          sunLight({ toward: [-1, 0.85, -0.5], spread: 0.035, color: [1.25, 1.05, 0.8] }),
          windowLight({
            corner: [-7, 1.5, 3],
            edgeU: [0, 0, -7],
            edgeV: [0, 6, 0],
            color: [3.6, 3.9, 4.3],
            pattern: panes(2, 3, 0.02),
          }),
        ],
        sky: (_x, y) => (y > 0.3 ? [0.24, 0.235, 0.23] : [0.1, 0.1, 0.105]),
      };
    },
  },
];
