import { bareClay } from '../core/glaze.mjs';
import { bottle, bowl, cylinder, jug } from '../core/pots.mjs';
import { createRandom } from '../core/random.mjs';
import { block, panel } from '../core/shapes.mjs';
import { oak, plaster } from '../core/surfaces.mjs';
import { northWindow } from './setting.mjs';

const ROWS = [
  [(s) => bottle(s, 1.05, 0.26), 0.66], [(s) => bowl(s, 0.46, 0.34), 1.06], [(s) => cylinder(s, 0.28, 0.58), 0.7],
];

export const shelves = [
  {
    name: 'drying-shelves',
    ratio: [21, 9],
    seed: 53,
    alt: 'Rows of unfired bottles, bowls and beakers dry on long oak boards along a wall.',
    focalPoint: [0.4, 0.55],
    tags: ['panorama', 'light', 'shelf'],
    look: { exposure: 2.2 },
    build: (mesh) => {
      const random = createRandom(53);
      mesh.add(panel([-16, -4, -0.75], [32, 0, 0], [0, 12, 0]), plaster({ color: '#b9b0a2', depth: 0.2, seed: 3 }));
      const board = oak({ light: '#a98661', dark: '#6a4c32', seed: 9 });
      const clays = ['#a7977f', '#b4a38a', '#9a8a74', '#8f8372'].map((color, seed) => bareClay({ color, seed, rings: 0.4 }));
      ROWS.forEach(([make, gap], row) => {
        const y = row * 1.62;
        mesh.add(block(24, 0.12, 1.5, 0.025), board, { at: [0, y - 0.06, 0] });
        const kinds = Array.from({ length: 4 }, (_, i) => make(row * 10 + i));
        for (let x = -7.4; x < 7.4; x += gap * random.range(0.94, 1.1)) {
          const skip = row === 1 && x > 1.7 && x < 3.2;
          if (skip) continue;
          const clay = clays[Math.floor(random.next() * clays.length)];
          const at = [x, y, random.range(-0.12, 0.3)];
          mesh.add(kinds[Math.floor(random.next() * 4)], clay, { at, turn: random.range(0, 6), scale: random.range(0.95, 1.05) });
        }
      });
      mesh.add(jug(3, 0.95, 0.33), bareClay({ color: '#8a6a52', wet: 0.4 }), { at: [2.4, 1.62, 0.1] });
      for (const x of [-5.2, 5.4]) mesh.add(block(0.16, 9, 0.16, 0.03), board, { at: [x, 2, -0.6] });
      return {
        camera: { from: [-1.6, 2.6, 11], to: [0.1, 2.05, 0], field: 21, lens: 0.16, focus: 11.1 },
        lights: [northWindow(1.15)],
        sky: () => [0.07, 0.067, 0.063],
      };
    },
  },
];

