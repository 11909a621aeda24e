import { setColor } from '../core/paint.mjs';
import { glaze } from '../core/glaze.mjs';
import { windowLight } from '../core/window-light.mjs';
import { bricks } from '../core/bricks.mjs';
import { fbm, smoothstep } from '../core/noise.mjs';
import { bottle } from '../core/pots/bottle.mjs';
import { bowl } from '../core/pots/bowl.mjs';
import { tallVase } from '../core/pots/tall-vase.mjs';
import { teaBowl } from '../core/pots/tea-bowl.mjs';
import { block } from '../core/shapes/block.mjs';
import { panel } from '../core/shapes/panel.mjs';
import { plain } from '../core/surfaces/plain.mjs';
import { slate } from '../core/surfaces/slate.mjs';

const DOOR = { left: -1.15, right: 1.15, bottom: 0.9, top: 3.7 };

const sootAround = (p) => {
  const dx = Math.max(DOOR.left - p.x, p.x - DOOR.right, 0);
  const dy = Math.max(DOOR.bottom - p.y, (p.y - DOOR.top) * 0.45, 0);
  return 0.8 * smoothstep(1.1, 0, Math.hypot(dx, dy));
};

/** Light of the fire; less of it is redder. */
const hot = (k) => [1.15 * k, 0.25 * k * (0.7 + 0.3 * k), 0.022 * k];

/** Fire-lit lining: hottest at the back and low, a red gloom by the door. */
const lining = (k) => ({
  shade: (p, surf) => {
    const deep = smoothstep(0.2, -2.4, p.z);
    const low = smoothstep(DOOR.top + 0.3, DOOR.bottom, p.y);
    const heat =
      k *
      (0.12 + 0.75 * deep ** 1.5 * (0.35 + 0.75 * low)) *
      (1 + 0.35 * fbm(p.x * 1.6, p.y * 1.6, p.z * 2, 3));
    setColor(surf, [0.32, 0.12, 0.05]);
    [surf.er, surf.eg, surf.eb] = hot(Math.max(0.02, heat));
    surf.f0 = 0;
  },
});

export const kiln = [
  {
    name: 'kiln-door',
    ratio: [3, 4],
    seed: 41,
    alt: 'Pots glow orange inside an open brick kiln in a dark room.',
    focalPoint: [0.5, 0.5],
    tags: ['portrait', 'dark', 'kiln'],
    look: { exposure: 1.5, vignette: 0.5, bloom: 0.2, contrast: 1.15, warm: 0.01 },
    build: (mesh) => {
      const wall = bricks({ color: '#8a5f48', soot: sootAround });
      const { left, right, bottom, top } = DOOR;
      mesh.add(panel([-7, -0.2, 0], [7 + left, 0, 0], [0, 9, 0]), wall);
      mesh.add(panel([right, -0.2, 0], [7, 0, 0], [0, 9, 0]), wall);
      mesh.add(panel([left, -0.2, 0], [right - left, 0, 0], [0, bottom + 0.2, 0]), wall);
      mesh.add(panel([left, top, 0], [right - left, 0, 0], [0, 9 - top, 0]), wall);
      const [back, side] = [lining(1.1), lining(0.9)];
      mesh.add(panel([left, bottom, -2.4], [right - left, 0, 0], [0, top - bottom, 0]), back);
      mesh.add(panel([left, bottom, 0], [0, 0, -2.4], [0, top - bottom, 0]), side);
      mesh.add(panel([right, bottom, 0], [0, 0, -2.4], [0, top - bottom, 0]), side);
      mesh.add(panel([left, top, 0], [right - left, 0, 0], [0, 0, -2.4]), side);
      mesh.add(panel([left, bottom, 0], [right - left, 0, 0], [0, 0, -2.4]), side);
      const shelf = plain({ color: '#5a3a2a', rough: 0.9, gloss: 0.01, glow: hot(0.04) });
      mesh.add(block(2.2, 0.1, 1.6, 0.02), shelf, { at: [0, bottom + 1.5, -1] });
      for (const x of [-0.98, 0.98])
        mesh.add(block(0.16, 1.45, 0.16, 0.02), shelf, { at: [x, bottom + 0.73, -0.5] });
      const pot = (seed) => {
        const skin = glaze({ base: '#8a4a2a', deep: '#4a2212', foot: 0.08, rough: 0.3, seed });
        return {
          shade: (p, surf) => {
            skin.shade(p, surf);
            [surf.er, surf.eg, surf.eb] = hot(0.05);
          },
          height: skin.height,
        };
      };
      mesh.add(tallVase(2, 1.3, 0.3), pot(1), { at: [-0.6, bottom, -0.8] });
      mesh.add(bottle(3, 1.2, 0.32), pot(2), { at: [0.1, bottom, -0.6] });
      mesh.add(teaBowl(5, 0.28, 0.4), pot(3), { at: [0.68, bottom, -0.7] });
      mesh.add(teaBowl(6, 0.26, 0.38), pot(4), { at: [-0.68, bottom + 1.55, -0.7] });
      mesh.add(bowl(7, 0.36, 0.26), pot(5), { at: [-0.02, bottom + 1.55, -0.6] });
      mesh.add(bottle(8, 0.95, 0.24), pot(6), { at: [0.66, bottom + 1.55, -0.8] });
      mesh.add(block(16, 0.4, 12, 0.02), slate({ color: '#4b4641', rough: 0.6, seed: 3 }), {
        at: [0, -0.4, 5],
      });
      mesh.add(bowl(9, 0.5, 0.34), glaze({ base: '#4a4038', deep: '#2c241f', seed: 9 }), {
        at: [-0.95, -0.2, 1.3],
      });
      mesh.add(tallVase(10, 1.35, 0.36), glaze({ base: '#54483c', deep: '#2c241f', seed: 5 }), {
        at: [-1.55, -0.2, 0.8],
      });
      return {
        camera: { from: [1.3, 2.3, 10], to: [-0.12, 2.25, 0], field: 31, lens: 0.05, focus: 9.6 },
        lights: [
          windowLight({
            corner: [left, bottom, -0.3],
            edgeU: [right - left, 0, 0],
            edgeV: [0, top - bottom, 0],
            color: hot(1.6),
          }),
          windowLight({
            corner: [-1.6, 0, 1.4],
            edgeU: [0, 0, 1.6],
            edgeV: [3.2, 0, 0],
            color: hot(0.55),
          }),
          windowLight({
            corner: [-8, 2, 9],
            edgeU: [0, 0, -4],
            edgeV: [0, 4, 0],
            color: [3.4, 3.9, 4.4],
          }),
        ],
        sky: () => [0.008, 0.009, 0.012],
      };
    },
  },
];
