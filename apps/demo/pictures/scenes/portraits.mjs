import { addBranch } from '../core/add-branch.mjs';
import { glaze } from '../core/glaze.mjs';
import { sunLight } from '../core/sun-light.mjs';
import { bowl } from '../core/pots/bowl.mjs';
import { jug } from '../core/pots/jug.mjs';
import { tallVase } from '../core/pots/tall-vase.mjs';
import { block } from '../core/shapes/block.mjs';
import { panel } from '../core/shapes/panel.mjs';
import { tube } from '../core/shapes/tube.mjs';
import { crust } from '../core/surfaces/crust.mjs';
import { linen } from '../core/surfaces/linen.mjs';
import { oak } from '../core/surfaces/oak.mjs';
import { plaster } from '../core/surfaces/plaster.mjs';
import { slate } from '../core/surfaces/slate.mjs';
import { cloth } from '../core/cloth.mjs';
import { handle, turned } from '../core/vessel.mjs';
import { northWindow } from './north-window.mjs';
import { tableAndWall } from './table-and-wall.mjs';

const BOWLS = [
  ['#3b4a50', '#26333a', '#8d6b49'],
  ['#d9d0bf', '#c4b69c', '#a27a52'],
  ['#9c4a2c', '#6f2d1a', '#c28a5c'],
  ['#a7b7a4', '#75917f', '#c0ae8c'],
  ['#e0d8ca', '#c9bda6', '#b08a62'],
];

export const portraits = [
  {
    name: 'olive-branch',
    ratio: [3, 4],
    seed: 83,
    alt: 'An olive branch in a tall iron-black vase against a dark slate-coloured wall.',
    focalPoint: [0.45, 0.62],
    tags: ['portrait', 'dark', 'vase'],
    look: { exposure: 1.75, contrast: 1.2, vignette: 0.4 },
    build: (mesh) => {
      tableAndWall(mesh, {
        wall: { color: '#4b5052', depth: 0.22, seed: 12 },
        table: { light: '#6b4a30', dark: '#37241a', seed: 4 },
        back: -2,
      });
      mesh.add(
        tallVase(8, 2.3, 0.6),
        glaze({
          base: '#2a2320',
          deep: '#14110f',
          breaks: '#8a4a26',
          foot: 0.16,
          rim: 0.12,
          rough: 0.2,
          clay: 'dark',
          seed: 3,
        }),
        { at: [-0.35, 0, 0] },
      );
      addBranch(
        mesh,
        [
          [-0.1, 1, 0],
          [0.0, 2.4, 0],
          [0.3, 3.2, 0.1],
          [0.85, 3.85, 0.2],
          [1.5, 4.15, 0.25],
        ],
        [-0.35, 0, 0],
        { leaves: 30, from: 0.42, long: 0.8, wide: 0.15, color: '#77826a', seed: 4 },
      );
      addBranch(
        mesh,
        [
          [0.05, 1, 0],
          [-0.1, 2.4, 0],
          [-0.4, 3.05, 0.2],
          [-0.75, 3.5, 0.4],
        ],
        [-0.35, 0, 0],
        { leaves: 19, from: 0.48, long: 0.72, wide: 0.14, color: '#6f7b62', seed: 9 },
      );
      return {
        camera: {
          from: [0.2, 2.3, 12.5],
          to: [0.08, 2.12, 0],
          field: 24.5,
          lens: 0.1,
          focus: 12.4,
        },
        lights: [northWindow(0.95)],
        sky: () => [0.022, 0.024, 0.027],
      };
    },
  },
  {
    name: 'stack-of-bowls',
    ratio: [3, 4],
    seed: 89,
    alt: 'Five bowls in five glazes nest in one leaning stack on a white-washed board.',
    focalPoint: [0.5, 0.55],
    tags: ['portrait', 'light', 'bowl'],
    look: { exposure: 2.35 },
    build: (mesh) => {
      tableAndWall(mesh, {
        wall: { color: '#c3b8a6', depth: 0.14, seed: 21 },
        table: { light: '#cdbfa9', dark: '#a99478', board: 2.2, seed: 8 },
        back: -2.6,
      });
      BOWLS.forEach(([base, deep, breaks], i) => {
        const skin = glaze({
          base,
          deep,
          breaks,
          foot: 0.1,
          speckle: i % 2 ? 0.25 : 0.08,
          rough: 0.2,
          seed: i + 40,
        });
        mesh.add(bowl(i + 30, 1.06 - i * 0.03, 0.66), skin, {
          at: [0.03 * Math.sin(i * 2.1), i * 0.335, 0.03 * Math.cos(i * 3)],
          turn: i * 1.3,
          lean: 0.02 * Math.sin(i * 1.9),
        });
      });
      mesh.add(
        bowl(44, 0.5, 0.36),
        glaze({ base: '#e3dccf', deep: '#cdc2ae', breaks: '#b98c60', seed: 51 }),
        { at: [1.12, 0, 1.25] },
      );
      return {
        camera: { from: [0.3, 2.5, 10], to: [0.2, 1.12, 0], field: 24, lens: 0.1 },
        lights: [northWindow(1)],
        sky: () => [0.08, 0.077, 0.073],
      };
    },
  },
  {
    name: 'window-light',
    ratio: [4, 5],
    seed: 97,
    alt: 'Afternoon sun throws the shape of a paned window over a bare wall and an oak stool with a small pale jar.',
    focalPoint: [0.52, 0.62],
    tags: ['portrait', 'light', 'room'],
    look: { exposure: 1.5, warm: 0.03, bloom: 0.1 },
    build: (mesh) => {
      mesh.add(
        panel([-14, 0, -1], [28, 0, 0], [0, 16, 0]),
        plaster({ color: '#cfc3b0', depth: 0.12, seed: 31 }),
      );
      mesh.add(
        block(28, 0.4, 12, 0.02),
        oak({ light: '#8d6a48', dark: '#553a25', board: 1.3, seed: 15 }),
        { at: [0, -0.2, 4.9] },
      );
      const bar = plaster({ color: '#e0d8ca' });
      const uprights = [
        [-9.3, 3.2],
        [-6.25, 0.22],
        [-4.7, 0.22],
        [-2.55, 1.3],
      ];
      for (const [x, wide] of uprights)
        mesh.add(block(wide, 9, 0.2, 0.02), bar, { at: [x, 7.2, 6] });
      // The lowest and the highest reach beyond the window.
      [-2, 0, 0, 2].forEach((beyond, i) =>
        mesh.add(block(6, 0.2 + 2 * Math.abs(beyond), 0.2, 0.02), bar, {
          at: [-5.5, 3.6 + i * 2.1 + beyond, 6],
        }),
      );
      const timber = oak({ light: '#7f5b3a', dark: '#452d1c', seed: 5 });
      mesh.add(
        turned(
          [
            [0, 1.95],
            [0.85, 1.96],
            [0.9, 2.04],
            [0.86, 2.12],
            [0, 2.13],
          ],
          { lumps: 0.004 },
        ),
        timber,
        { at: [0.45, 0, 0.7] },
      );
      for (const [x, z] of [
        [-0.55, 0.45],
        [0.55, 0.45],
        [0.5, -0.45],
        [-0.5, -0.45],
      ]) {
        mesh.add(
          tube(
            [
              [x * 0.8, 2, z * 0.8],
              [x * 1.3, 0, z * 1.3],
            ],
            0.085,
            { steps: 8 },
          ),
          timber,
          { at: [0.45, 0, 0.7] },
        );
      }
      mesh.add(
        jug(6, 1.05, 0.4),
        glaze({
          base: '#e3dccd',
          deep: '#cbbfa8',
          breaks: '#b5885c',
          foot: 0.1,
          speckle: 0.15,
          seed: 9,
        }),
        { at: [0.4, 2.12, 0.72] },
      );
      return {
        camera: { from: [0.4, 3.2, 15], to: [0.3, 2.95, 0], field: 25.5, lens: 0.03 },
        lights: [sunLight({ toward: [-0.86, 0.52, 1], spread: 0.02, color: [2.1, 1.68, 1.18] })],
        sky: (x) => (x < 0 ? [0.2, 0.215, 0.235] : [0.13, 0.135, 0.14]),
      };
    },
  },
  {
    name: 'jug-and-bread',
    ratio: [4, 5],
    seed: 101,
    alt: 'A two-toned jug, a round loaf and a striped cloth at the edge of a slate-topped table.',
    focalPoint: [0.45, 0.6],
    tags: ['portrait', 'cafe', 'bread'],
    look: { exposure: 2.0, contrast: 1.18 },
    build: (mesh) => {
      tableAndWall(mesh, {
        wall: { color: '#8b7f70', depth: 0.25, seed: 17 },
        top: slate({ color: '#4d5051', seed: 2 }),
      });
      mesh.add(
        jug(3, 2.15, 0.72),
        glaze({
          base: '#d6cab2',
          deep: '#b8a785',
          breaks: '#8a5a3a',
          foot: 0.14,
          speckle: 0.2,
          dip: {
            at: 1.3,
            wave: 0.1,
            lean: 0.16,
            drip: 0.4,
            base: '#7d3a22',
            deep: '#571f10',
            edge: '#a8683f',
          },
          seed: 15,
        }),
        { at: [-0.55, 0, -0.5] },
      );
      mesh.add(
        handle([0.41, 1.78], [0.7, 0.85], 0.52, 0.085),
        glaze({ base: '#7d3a22', deep: '#571f10', rough: 0.18, seed: 3 }),
        { at: [-0.55, 0, -0.5], turn: 2.75 },
      );
      mesh.add(
        turned(
          [
            [0, 0],
            [0.7, 0.01],
            [0.95, 0.2],
            [0.92, 0.48],
            [0.6, 0.76],
            [0, 0.84],
          ],
          { lumps: 0.07, seed: 7 },
        ),
        crust({ seed: 8, top: 0.72 }),
        { at: [0.62, 0.03, 0.45], turn: 2, scale: 0.86 },
      );
      mesh.add(
        cloth(2.6, 2.2, { lift: 0.16, folds: 1.5, turn: 1.1, seed: 3 }),
        linen({
          color: '#d0c6b4',
          stripe: (p) => Math.abs(p.x - 1.05) < 0.05 || Math.abs(p.x - 0.88) < 0.02,
          stripeColor: '#5a6a72',
          seed: 4,
        }),
        { at: [0.15, 0, 1.35], turn: 0.35 },
      );
      return {
        camera: { from: [1.0, 2.9, 10.2], to: [0.1, 1.12, 0], field: 22, lens: 0.1 },
        lights: [northWindow(1)],
        sky: () => [0.05, 0.049, 0.048],
      };
    },
  },
];
