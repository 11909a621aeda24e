import { cloth, napkin } from '../../core/cloth.mjs';
import { tube } from '../../core/shapes/tube.mjs';
import { linen } from '../../core/surfaces/linen.mjs';
import { oak } from '../../core/surfaces/oak.mjs';
import { addBrush } from '../../core/tools/add-brush.mjs';
import { addLoopTool } from '../../core/tools/add-loop-tool.mjs';
import { addNeedle } from '../../core/tools/add-needle.mjs';
import { addRib } from '../../core/tools/add-rib.mjs';
import { addSponge } from '../../core/tools/add-sponge.mjs';
import { testTile } from '../../core/tools/test-tile.mjs';
import { studioGlaze } from './studio-glaze.mjs';
import { goodsScene } from './goods-scene.mjs';

const upright = Math.PI / 2;

const addTools = (mesh) => {
  addLoopTool(mesh, { at: [-0.7, 0.12, 0.85], turn: upright + 0.04 }, 2);
  addLoopTool(mesh, { at: [0, 0.12, 0.85], turn: upright - 0.03 }, 5, false);
  addNeedle(mesh, { at: [0.7, 0.1, 0.85], turn: upright + 0.02 }, 8);
};

const tiles = [
  ['celadon', -0.5, -0.62],
  ['treacle', 0.5, -0.6],
  ['blue', -0.48, 0.62],
  ['blue-over-white', 0.52, 0.6],
];

/** Cloth and tools as they are sold. */
export const things = [
  goodsScene({
    name: 'goods-napkin',
    seed: 351,
    alt: 'A folded napkin of natural linen with a red line along two sides.',
    size: [1.7, 1.9],
    above: 52,
    centre: [0, 0.1, 0],
    build: (mesh) => {
      const skin = linen({
        color: '#c4b49a',
        stripe: (p) => Math.abs(Math.abs(p.z) - 0.78) < 0.05,
        stripeColor: '#8b3d28',
        fine: 40,
      });
      for (const layer of napkin(1.5, 1.9)) mesh.add(layer, skin, { turn: 0.35 });
    },
  }),
  goodsScene({
    name: 'goods-bread-cloth',
    seed: 352,
    alt: 'A linen cloth with blue stripes, laid out loosely, with nothing on it.',
    size: [3.2, 2.5],
    above: 55,
    centre: [0, 0.1, 0],
    build: (mesh) =>
      mesh.add(
        cloth(3, 2.3, { lift: 0.2, folds: 1.5, turn: 1.1, seed: 3 }),
        linen({
          color: '#d8cfbf',
          stripe: (p) => Math.abs(Math.abs(p.x) - 1.2) < 0.06 || Math.abs(Math.abs(p.x) - 1) < 0.02,
          stripeColor: '#4d6070',
          seed: 4,
        }),
        { at: [0, 0.1, 0], turn: 0.3 },
      ),
  }),
  goodsScene({
    name: 'goods-cane-handle',
    seed: 353,
    alt: 'A bent and plaited cane handle for a teapot, standing by itself.',
    size: [1.5, 1.3],
    above: 9,
    centre: [0, 0.52, 0],
    build: (mesh) =>
      mesh.add(
        tube(
          [
            [-0.54, 0.03, 0],
            [-0.64, 0.42, 0],
            [-0.38, 0.9, 0],
            [0, 1.05, 0],
            [0.38, 0.9, 0],
            [0.64, 0.42, 0],
            [0.54, 0.03, 0],
          ],
          (t) => 0.055 + 0.008 * Math.sin(t * 190),
          { steps: 220 },
        ),
        oak({ light: '#a67d4e', dark: '#5f4225', along: 'y' }),
        { turn: 0.35 },
      ),
  }),
  goodsScene({
    name: 'goods-turning-tools',
    seed: 354,
    alt: 'Two looped turning tools and a needle with beech handles, side by side.',
    size: [2.3, 2.7],
    above: 62,
    centre: [0, 0.1, 0],
    build: addTools,
  }),
  goodsScene({
    name: 'goods-ribs',
    seed: 355,
    alt: 'Two kidney-shaped wooden ribs, a large and a small one.',
    size: [1.9, 2],
    above: 58,
    centre: [0, 0.05, 0],
    build: (mesh) => {
      addRib(mesh, { at: [-0.15, 0, -0.5], turn: 0.3 }, 6);
      addRib(mesh, { at: [0.2, 0, 0.62], turn: 2.5, scale: 0.75 }, 11);
    },
  }),
  goodsScene({
    name: 'goods-glaze-brush',
    seed: 356,
    alt: 'A wide glaze brush with a pale tuft and a dark handle.',
    size: [2, 1.6],
    above: 58,
    centre: [0, 0.1, 0],
    build: (mesh) => addBrush(mesh, { at: [-0.95, 0.11, 0.72], turn: 0.65 }, 3),
  }),
  goodsScene({
    name: 'goods-sponge',
    seed: 357,
    alt: 'A round, yellow, close-grained sponge.',
    size: [1.15, 0.7],
    above: 26,
    centre: [0, 0.2, 0],
    build: (mesh) => addSponge(mesh, { at: [0, 0, 0] }, 9),
  }),
  goodsScene({
    name: 'goods-test-tiles',
    seed: 358,
    alt: 'Four glaze tiles: celadon, treacle, blue, and white dipped in blue.',
    size: [2.1, 2.3],
    above: 62,
    centre: [0, 0.05, 0],
    build: (mesh) =>
      tiles.forEach(([name, x, z], index) =>
        mesh.add(testTile(), studioGlaze(name, { seed: index + 5, foot: -0.33, dipAt: 0.1 }), {
          at: [x, 0.07, z],
          tip: -Math.PI / 2 + 0.001,
          lean: 0.03 * Math.sin(index * 2.4),
        }),
      ),
  }),
];
