import { bareClay } from '../core/bare-clay.mjs';
import { glaze } from '../core/glaze.mjs';
import { bottle } from '../core/pots/bottle.mjs';
import { bowl } from '../core/pots/bowl.mjs';
import { cylinder } from '../core/pots/cylinder.mjs';
import { jug } from '../core/pots/jug.mjs';
import { mug } from '../core/pots/mug.mjs';
import { plate } from '../core/pots/plate.mjs';
import { createRandom } from '../core/create-random.mjs';
import { block } from '../core/shapes/block.mjs';
import { panel } from '../core/shapes/panel.mjs';
import { oak } from '../core/surfaces/oak.mjs';
import { plaster } from '../core/surfaces/plaster.mjs';
import { teapot } from '../core/teapot.mjs';
import { northWindow } from './north-window.mjs';

const ROWS = [
  [(s) => bottle(s, 1.05, 0.26), 0.66],
  [(s) => bowl(s, 0.46, 0.34), 1.06],
  [(s) => cylinder(s, 0.28, 0.58), 0.7],
];

const CUPS = [
  ['#d8cdb8', '#b9a687'],
  ['#8aa193', '#5b8070', '#d8cfbd'],
  ['#9b4a2d', '#6a2815'],
  ['#e0dacd', '#c6bba5', '#3b4a50'],
  ['#2a211c', '#14100e'],
  ['#b7bfbb', '#8a9a9a'],
  ['#c39a55', '#86622a', '#2a211c'],
];

export const shelves = [
  {
    name: 'drying-shelves',
    ratio: [21, 9],
    seed: 53,
    alt: 'Rows of unfired bottles, bowls and beakers dry on long oak boards along a wall.',
    focalPoint: [0.4, 0.55],
    tags: ['panorama', 'light', 'shelf'],
    look: { exposure: 2.6 },
    build: (mesh) => {
      const random = createRandom(53);
      mesh.add(
        panel([-16, -4, -0.75], [32, 0, 0], [0, 12, 0]),
        plaster({ color: '#b9b0a2', depth: 0.2, seed: 3 }),
      );
      const board = oak({ light: '#a98661', dark: '#6a4c32', seed: 9 });
      const clays = ['#a7977f', '#b4a38a', '#9a8a74', '#8f8372'].map((color, seed) =>
        bareClay({ color, seed, rings: 0.4 }),
      );
      ROWS.forEach(([make, gap], row) => {
        const y = row * 1.62;
        mesh.add(block(24, 0.12, 1.5, 0.025), board, { at: [0, y - 0.06, 0] });
        const kinds = Array.from({ length: 4 }, (_, i) => make(row * 10 + i));
        for (let x = -7.4; x < 7.4; x += gap * random.range(0.94, 1.1)) {
          const skip = row === 1 && x > 1.7 && x < 3.2;
          if (skip) continue;
          const clay = clays[Math.floor(random.next() * clays.length)];
          const place = [x, y, random.range(-0.12, 0.3)];
          mesh.add(kinds[Math.floor(random.next() * 4)], clay, {
            at: place,
            turn: random.range(0, 6),
            scale: random.range(0.95, 1.05),
          });
        }
      });
      mesh.add(jug(3, 0.95, 0.33), bareClay({ color: '#8a6a52', wet: 0.4 }), {
        at: [2.4, 1.62, 0.1],
      });
      for (const x of [-5.2, 5.4])
        mesh.add(block(0.16, 9, 0.16, 0.03), board, { at: [x, 2, -0.6] });
      return {
        camera: { from: [-1.6, 2.6, 11], to: [0.1, 2.05, 0], field: 21, lens: 0.16, focus: 11.1 },
        lights: [northWindow(1.15)],
        sky: () => [0.07, 0.067, 0.063],
      };
    },
  },
  {
    name: 'seven-cups',
    ratio: [24, 10],
    seed: 149,
    alt: 'Seven cups in seven glazes stand in a row on an oak shelf in front of a deep grey-green wall.',
    focalPoint: [0.5, 0.6],
    tags: ['panorama', 'cup', 'shelf', 'glaze'],
    look: { exposure: 2.5, contrast: 1.15 },
    build: (mesh) => {
      mesh.add(
        panel([-16, -4, -0.9], [32, 0, 0], [0, 12, 0]),
        plaster({ color: '#6d756d', depth: 0.2, seed: 51 }),
      );
      mesh.add(block(26, 0.34, 1.8, 0.03), oak({ light: '#a57d54', dark: '#65452a', seed: 52 }), {
        at: [0, -0.17, 0.05],
      });
      CUPS.forEach(([base, deep, over], i) => {
        const dip = over && {
          at: 0.42,
          wave: 0.08,
          lean: 0.1,
          drip: 0.22,
          base: over,
          deep: over,
          edge: deep,
        };
        const skin = glaze({
          base,
          deep,
          breaks: '#9a6840',
          foot: 0.1,
          rough: 0.14 + 0.03 * (i % 4),
          speckle: i % 3 === 0 ? 0.3 : 0.06,
          dip,
          seed: 90 + i,
        });
        const turn = [-0.5, -0.4, -0.6, -0.7, -0.45, -0.3, 2.5][i];
        for (const part of mug(i + 20, 0.4 + 0.03 * Math.sin(i * 3), 0.8 + 0.07 * Math.sin(i * 5)))
          mesh.add(part, skin, {
            at: [(i - 3) * 1.36 + (i > 4 ? 0.25 : 0), 0, 0.15 * Math.sin(i * 2.2)],
            turn,
            scale: 1.25,
          });
      });
      return {
        camera: { from: [0.5, 1.4, 12], to: [0.3, 0.86, 0], field: 21, lens: 0.13, focus: 12 },
        lights: [northWindow(1.05)],
        sky: () => [0.06, 0.06, 0.06],
      };
    },
  },
  {
    name: 'cafe-shelf',
    ratio: [4, 3],
    seed: 151,
    alt: 'Stacks of plates and bowls, a teapot and a row of cups on two open shelves in the café.',
    focalPoint: [0.4, 0.5],
    tags: ['landscape', 'light', 'cafe', 'shelf'],
    look: { exposure: 2.4 },
    build: (mesh) => {
      mesh.add(
        panel([-16, -4, -0.85], [32, 0, 0], [0, 12, 0]),
        plaster({ color: '#d0c8ba', depth: 0.1, seed: 61 }),
      );
      const board = oak({ light: '#9a7450', dark: '#5f412a', seed: 62 });
      for (const y of [0, 2.1])
        mesh.add(block(20, 0.2, 1.7, 0.03), board, { at: [0, y - 0.1, 0.05] });
      const oat = [1, 2, 3].map((seed) =>
        glaze({
          base: '#ddd4c3',
          deep: '#c3b69d',
          breaks: '#9d6f49',
          speckle: 0.3,
          rough: 0.24,
          seed,
        }),
      );
      const blue = glaze({
        base: '#5a6c71',
        deep: '#3a4a50',
        breaks: '#a58760',
        speckle: 0.12,
        seed: 5,
      });
      for (let i = 0; i < 9; i += 1)
        mesh.add(plate(i % 3, 0.86), oat[i % 3], {
          at: [-1.7 + 0.02 * Math.sin(i * 2), i * 0.105, 0.05],
          turn: i * 1.7,
        });
      for (let i = 0; i < 5; i += 1)
        mesh.add(bowl(i + 3, 0.55, 0.4), i === 2 ? blue : oat[i % 3], {
          at: [0.05 + 0.02 * Math.sin(i * 3), i * 0.2, 0.05],
          turn: i * 2.1,
        });
      const red = glaze({
        base: '#99482e',
        deep: '#6e2a18',
        breaks: '#5a2a1a',
        speckle: 0.15,
        seed: 9,
      });
      const pot = teapot(5);
      const placing = { at: [1.75, 0, 0.1], turn: 0.4, scale: 0.78 };
      for (const part of [pot.body, pot.lid, pot.spout, ...pot.lugs]) mesh.add(part, red, placing);
      mesh.add(pot.cane, oak({ light: '#8d6a42', dark: '#4d351e', along: 'y' }), placing);
      for (let i = 0; i < 5; i += 1)
        for (const part of mug(i + 40, 0.36, 0.66))
          mesh.add(part, i === 3 ? blue : oat[i % 3], {
            at: [-2.2 + i * 0.94, 2.1, 0.1],
            turn: -0.6,
          });
      mesh.add(jug(8, 1.15, 0.4), oat[1], { at: [2.42, 2.1, 0.05] });
      return {
        camera: { from: [0.9, 1.9, 12], to: [0.1, 1.45, 0], field: 20.5, lens: 0.12, focus: 11.9 },
        lights: [northWindow(1.05)],
        sky: () => [0.085, 0.082, 0.078],
      };
    },
  },
];
