import { bareClay } from '../core/bare-clay.mjs';
import { glaze } from '../core/glaze.mjs';
import { sunLight } from '../core/sun-light.mjs';
import { windowLight } from '../core/window-light.mjs';
import { bowl } from '../core/pots/bowl.mjs';
import { cylinder } from '../core/pots/cylinder.mjs';
import { createRandom } from '../core/create-random.mjs';
import { block } from '../core/shapes/block.mjs';
import { panel } from '../core/shapes/panel.mjs';
import { oak } from '../core/surfaces/oak.mjs';
import { plain } from '../core/surfaces/plain.mjs';
import { plaster } from '../core/surfaces/plaster.mjs';
import { addBrush } from '../core/tools/add-brush.mjs';
import { addLoopTool } from '../core/tools/add-loop-tool.mjs';
import { addNeedle } from '../core/tools/add-needle.mjs';
import { addRib } from '../core/tools/add-rib.mjs';
import { addSponge } from '../core/tools/add-sponge.mjs';
import { addWire } from '../core/tools/add-wire.mjs';
import { testTile } from '../core/tools/test-tile.mjs';
import { turned, vessel } from '../core/vessel.mjs';
import { northWindow } from './north-window.mjs';
import { tableAndWall } from './table-and-wall.mjs';

const TESTS = [
  ['#d8cdb8', '#b9a687'],
  ['#8fa595', '#5f8473'],
  ['#3e4d54', '#232f36'],
  ['#9b4a2d', '#6a2815'],
  ['#c9a15a', '#8a6428'],
  ['#241c18', '#100d0b'],
  ['#b7bfbb', '#8a9a9a'],
  ['#75604d', '#463629'],
  ['#dcd6ca', '#c2b8a4'],
];

export const workshop = [
  {
    name: 'clay-on-the-wheel',
    ratio: [3, 2],
    seed: 127,
    alt: 'A wet, freshly opened bowl of red clay on the wheel, its throwing rings shining in window light.',
    focalPoint: [0.5, 0.5],
    tags: ['landscape', 'dark', 'wheel', 'clay'],
    look: { exposure: 2.1, contrast: 1.18, vignette: 0.4 },
    build: (mesh) => {
      mesh.add(
        panel([-14, -4, -6], [28, 0, 0], [0, 16, 0]),
        plaster({ color: '#4b463f', depth: 0.3, seed: 5 }),
      );
      const slip = bareClay({ color: '#8a5138', wet: 0.85, seed: 6 });
      mesh.add(
        vessel({
          outer: [
            [3.1, -0.7],
            [3.35, -0.55],
            [3.45, 0],
            [3.5, 0.42],
          ],
          wall: 0.1,
          wobble: 0.003,
          rings: 0,
          segments: 160,
        }),
        plain({ color: '#6d6a63', rough: 0.5, uneven: 0.35, scale: 1.6 }),
      );
      mesh.add(
        turned(
          [
            [0, 0.0],
            [1.6, 0.0],
            [1.7, -0.06],
            [1.7, -0.18],
            [0, -0.2],
          ].reverse(),
          { lumps: 0, segments: 120 },
        ),
        slip,
      );
      mesh.add(
        vessel({
          outer: [
            [0.62, 0],
            [0.7, 0.08],
            [0.86, 0.34],
            [1.08, 0.78],
            [1.16, 1.14],
          ],
          wall: 0.1,
          wobble: 0.008,
          rings: 0.016,
          ringSpacing: 0.13,
          seed: 3,
        }),
        bareClay({ color: '#9a5c40', wet: 0.9, seed: 2 }),
      );
      return {
        camera: { from: [0.5, 3.5, 8.4], to: [0.08, 0.4, 0], field: 25, lens: 0.12, focus: 8.4 },
        lights: [northWindow(1.05)],
        sky: () => [0.03, 0.031, 0.033],
      };
    },
  },
  {
    name: 'tools-laid-out',
    ratio: [3, 2],
    seed: 131,
    alt: 'From above: trimming tools, a needle, a brush, a wire, wooden ribs and a sponge laid out on a plaster bench.',
    focalPoint: [0.5, 0.5],
    tags: ['landscape', 'light', 'tools', 'from-above'],
    look: { exposure: 1.35 },
    build: (mesh) => {
      mesh.add(
        block(16, 0.4, 12, 0.03),
        plaster({ color: '#bdb4a4', depth: 0.16, stain: 0.45, stainColor: '#8c6a52', seed: 14 }),
        { at: [0, -0.2, 0] },
      );
      const up = -Math.PI / 2;
      addLoopTool(mesh, { at: [-2.75, 0.12, 1.1], turn: up * -1 + 0.04 }, 2);
      addLoopTool(mesh, { at: [-2.0, 0.12, 1.0], turn: up * -1 - 0.05 }, 5, false);
      addNeedle(mesh, { at: [-1.3, 0.1, 0.95], turn: up * -1 + 0.02 }, 8);
      addBrush(mesh, { at: [-0.6, 0.11, 1.15], turn: up * -1 - 0.03 }, 3);
      addRib(mesh, { at: [0.75, 0, -0.62], turn: 0.3 }, 6);
      addRib(mesh, { at: [0.85, 0, 0.85], turn: 2.5, scale: 0.75 }, 11);
      addSponge(mesh, { at: [2.45, 0, -0.75] }, 9);
      addWire(mesh, { at: [1.78, 0, 0.95], turn: -0.12, scale: 0.36 });
      return {
        camera: {
          from: [0, 12, 0.5],
          to: [0, 0, 0.02],
          up: [0, 0, -1],
          field: 20.5,
          lens: 0.05,
          focus: 11.8,
        },
        lights: [
          sunLight({ toward: [-1, 0.8, -0.55], spread: 0.045, color: [1.2, 1.04, 0.82] }),
          windowLight({
            corner: [-7, 1.5, 3],
            edgeU: [0, 0, -7],
            edgeV: [0, 6, 0],
            color: [3.8, 4, 4.3],
          }),
        ],
        sky: (_x, y) => (y > 0.3 ? [0.2, 0.2, 0.2] : [0.1, 0.1, 0.1]),
      };
    },
  },
  {
    name: 'glaze-tests',
    ratio: [1, 1],
    seed: 137,
    alt: 'Thirty test tiles in rows, each dipped in a different glaze, seen from above.',
    focalPoint: [0.5, 0.5],
    tags: ['square', 'light', 'glaze', 'from-above'],
    look: { exposure: 1.3, saturation: 0.98 },
    build: (mesh) => {
      const random = createRandom(7);
      mesh.add(block(16, 0.4, 14, 0.03), plaster({ color: '#c4bcae', depth: 0.12, seed: 24 }), {
        at: [0, -0.2, 0],
      });
      const shape = testTile();
      for (let row = 0; row < 5; row += 1) {
        for (let column = 0; column < 6; column += 1) {
          const [base, deep] = TESTS[Math.floor(random.next() * TESTS.length)];
          const [over, overDeep] = TESTS[Math.floor(random.next() * TESTS.length)];
          const skin = glaze({
            base,
            deep,
            foot: -0.33,
            clay: random.next() < 0.5 ? 'buff' : 'white',
            rough: random.range(0.1, 0.34),
            speckle: random.next() < 0.4 ? 0.35 : 0,
            crackle: random.next() < 0.25 ? 0.4 : 0,
            dip: {
              at: random.range(0.05, 0.25),
              wave: 0.06,
              base: over,
              deep: overDeep,
              edge: base,
            },
            seed: row * 7 + column,
          });
          if (row === 3 && column === 4) continue;
          mesh.add(shape, skin, {
            at: [
              (column - 2.5) * 0.95 + random.range(-0.03, 0.03),
              0.07,
              (row - 2) * 1.2 + random.range(-0.03, 0.03),
            ],
            tip: -Math.PI / 2 + 0.001,
            lean: random.range(-0.035, 0.035),
          });
        }
      }
      return {
        camera: {
          from: [0.1, 15, 1.2],
          to: [0, 0, 0.02],
          up: [0, 0, -1],
          field: 23,
          lens: 0.05,
          focus: 15,
        },
        lights: [
          windowLight({
            corner: [-7, 1.2, 4],
            edgeU: [0, 0, -8],
            edgeV: [0, 6, 0],
            color: [6.8, 6.7, 6.5],
          }),
        ],
        sky: (_x, y) => (y > 0.4 ? [0.17, 0.17, 0.17] : [0.08, 0.08, 0.08]),
      };
    },
  },
  {
    name: 'lidded-jars',
    ratio: [4, 3],
    seed: 139,
    alt: 'Three store jars with oak lids, from large to small, against a pale green wall, lit from the right.',
    focalPoint: [0.5, 0.55],
    tags: ['landscape', 'light', 'jar'],
    look: { exposure: 1.95 },
    build: (mesh) => {
      tableAndWall(mesh, {
        wall: { color: '#aab3a2', depth: 0.12, seed: 41 },
        table: { light: '#c2ab8a', dark: '#957a58', seed: 44 },
        back: -2.2,
      });
      const sizes = [
        [-1.35, -0.5, 0.82, 1.75, '#dcd4c5', '#c0b49d'],
        [0.35, 0.05, 0.66, 1.2, '#59686c', '#39484e'],
        [1.6, 0.6, 0.5, 0.78, '#8f4a30', '#68301c'],
      ];
      sizes.forEach(([x, z, r, h, base, deep], i) => {
        mesh.add(
          cylinder(60 + i, r, h),
          glaze({
            base,
            deep,
            breaks: '#9a6f48',
            foot: 0.13,
            speckle: 0.22,
            rough: 0.24,
            seed: 70 + i,
          }),
          { at: [x, 0, z], turn: i },
        );
        const lid = turned(
          [
            [0, h - 0.02],
            [r * 0.9, h - 0.02],
            [r * 1.0, h + 0.03],
            [r * 1.0, h + 0.13],
            [r * 0.94, h + 0.17],
            [r * 0.25, h + 0.18],
            [0.1, h + 0.2],
            [0.16, h + 0.32],
            [0.1, h + 0.4],
            [0, h + 0.4],
          ],
          { lumps: 0.004, seed: i },
        );
        mesh.add(lid, oak({ light: '#a97f52', dark: '#6b4727', seed: 80 + i }), {
          at: [x, 0, z],
          turn: i * 2,
        });
      });
      mesh.add(
        bowl(77, 0.42, 0.28),
        glaze({ base: '#e2dccf', deep: '#cbbfa8', breaks: '#a97f52', seed: 3 }),
        { at: [-0.3, 0, 1.35] },
      );
      return {
        camera: { from: [-0.9, 2.0, 10.2], to: [0.08, 1.02, 0], field: 21.5, lens: 0.1 },
        lights: [
          windowLight({
            corner: [7, 0.6, -2],
            edgeU: [0, 0, 6.5],
            edgeV: [0, 6, 0],
            color: [6.9, 6.5, 5.9],
          }),
        ],
        sky: () => [0.09, 0.09, 0.088],
      };
    },
  },
];
