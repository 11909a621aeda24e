import { glaze } from '../core/glaze.mjs';
import { bottle } from '../core/pots/bottle.mjs';
import { bowl } from '../core/pots/bowl.mjs';
import { moonJar } from '../core/pots/moon-jar.mjs';
import { tallVase } from '../core/pots/tall-vase.mjs';
import { teaBowl } from '../core/pots/tea-bowl.mjs';
import { alongCurve } from '../core/shapes/along-curve.mjs';
import { tube } from '../core/shapes/tube.mjs';
import { turned } from '../core/vessel.mjs';
import { linen } from '../core/surfaces/linen.mjs';
import { plain } from '../core/surfaces/plain.mjs';
import { cloth } from '../core/cloth.mjs';
import { northWindow } from './north-window.mjs';
import { tableAndWall } from './table-and-wall.mjs';

export const studio = [
  {
    name: 'studio-window-still-life',
    ratio: [3, 2],
    long: 1440,
    samples: 5,
    outlineSamples: 28,
    pixels: 2880,
    seed: 11,
    alt: 'Five stoneware pots stand on an oak table by a lime-washed wall, lit from a window on the left.',
    focalPoint: [0.46, 0.55],
    tags: ['hero', 'landscape', 'still-life', 'light'],
    look: { exposure: 2.5 },
    build: (mesh) => {
      tableAndWall(mesh, {
        wall: { color: '#bdb3a3', depth: 0.18, seed: 4 },
        table: { seed: 3, light: '#a98560', dark: '#6a4a2f' },
      });
      addStillLife(mesh);
      return {
        camera: {
          from: [0.9, 1.9, 11.4],
          to: [0.75, 1.62, 0],
          field: 22.5,
          lens: 0.09,
          focus: 10.6,
          shift: [0, 0.0],
        },
        lights: [northWindow(1)],
        sky: () => [0.07, 0.066, 0.062],
      };
    },
  },
  {
    name: 'moon-jar',
    ratio: [4, 5],
    seed: 23,
    alt: 'A single white moon jar, slightly uneven, on a pale shelf in front of a pale wall.',
    focalPoint: [0.5, 0.56],
    tags: ['portrait', 'light', 'jar'],
    look: { exposure: 2.5, contrast: 1.05 },
    build: (mesh) => {
      tableAndWall(mesh, {
        wall: { color: '#d2cabd', depth: 0.1, seed: 8 },
        table: { seed: 6, light: '#c8b79e', dark: '#a48e70' },
        back: -2,
      });
      mesh.add(
        moonJar(14, 1.42),
        glaze({
          base: '#e6e0d4',
          deep: '#d3cab9',
          breaks: '#c9b89c',
          foot: 0.1,
          rough: 0.2,
          clay: 'white',
          rim: 0.05,
          crackle: 0.12,
          seed: 4,
        }),
        { at: [0.12, 0, 0] },
      );
      return {
        camera: { from: [0, 1.85, 13], to: [0.1, 1.76, 0], field: 21, lens: 0.1, focus: 12.2 },
        lights: [northWindow(0.95)],
        sky: () => [0.12, 0.115, 0.11],
      };
    },
  },
  {
    name: 'celadon-bowl',
    ratio: [1, 1],
    seed: 31,
    alt: 'A crackled celadon bowl seen from above on creased natural linen.',
    focalPoint: [0.52, 0.5],
    tags: ['square', 'light', 'bowl'],
    look: { exposure: 2.3 },
    build: (mesh) => {
      tableAndWall(mesh, { back: -6 });
      mesh.add(
        cloth(15, 12, { fine: 230, lift: 0.13, folds: 0.75, turn: 0.7, seed: 6 }),
        linen({ color: '#cfc4b0', seed: 2 }),
        { at: [0, 0, 0.4] },
      );
      mesh.add(
        bowl(21, 1.15, 0.72),
        glaze({
          base: '#a9bfae',
          deep: '#5f8f80',
          breaks: '#c8b795',
          foot: 0.1,
          rough: 0.1,
          crackle: 0.5,
          streaks: 0.1,
          rim: 0.06,
          seed: 21,
        }),
        { at: [0.1, 0.1, 0.2], turn: 1 },
      );
      return {
        camera: { from: [0.6, 5.4, 6.2], to: [0.05, 0.34, 0.15], field: 24, lens: 0.14 },
        lights: [northWindow(1)],
        sky: () => [0.09, 0.088, 0.085],
      };
    },
  },
  {
    name: 'glaze-drip',
    ratio: [4, 3],
    seed: 37,
    alt: 'Close view of a dark glaze running over a speckled oatmeal one on the shoulder of a jar.',
    focalPoint: [0.45, 0.5],
    tags: ['landscape', 'macro', 'glaze'],
    look: { exposure: 2.3 },
    build: (mesh) => {
      tableAndWall(mesh, { wall: { color: '#8d8477' } });
      mesh.add(
        moonJar(4, 1.5),
        glaze({
          base: '#d8cbb0',
          deep: '#b9a684',
          speckle: 0.34,
          dip: {
            at: 1.85,
            wave: 0.12,
            drip: 0.85,
            runs: 17,
            base: '#2c3a3f',
            deep: '#141b1f',
            edge: '#7c5a3c',
          },
          rough: 0.12,
          crackle: 0.1,
          seed: 8,
        }),
      );
      return {
        camera: { from: [0.55, 2.3, 5.0], to: [0.2, 1.68, 1.2], field: 20, lens: 0.07 },
        lights: [northWindow(1.05)],
        sky: () => [0.08, 0.078, 0.075],
      };
    },
  },
];

/** Five pots, and a twig in the tall vase. */
const addStillLife = (mesh) => {
  mesh.add(
    tallVase(3),
    glaze({
      base: '#cfc3ab',
      deep: '#a99b80',
      breaks: '#8a5a3a',
      foot: 0.2,
      speckle: 0.16,
      dip: {
        at: 1.75,
        wave: 0.18,
        drip: 0.9,
        base: '#46545a',
        deep: '#2f3b42',
        edge: '#7d8a86',
      },
      seed: 3,
    }),
    { at: [-1.25, 0, -0.7] },
  );
  mesh.add(
    moonJar(5, 0.92),
    glaze({
      base: '#e2dccf',
      deep: '#cfc8b8',
      breaks: '#d8cfbd',
      foot: 0.1,
      rough: 0.22,
      clay: 'white',
      seed: 5,
    }),
    { at: [1.2, 0, -0.8] },
  );
  mesh.add(
    bottle(7, 2.05, 0.46),
    glaze({
      base: '#2a211d',
      deep: '#17120f',
      breaks: '#8c4a26',
      foot: 0.14,
      rim: 0.12,
      clay: 'dark',
      seed: 7,
    }),
    { at: [-0.28, 0, 0.02] },
  );
  mesh.add(
    teaBowl(9, 0.42, 0.56),
    glaze({
      base: '#9db3a0',
      deep: '#6f8f80',
      breaks: '#b9a98a',
      foot: 0.12,
      crackle: 0.35,
      seed: 9,
    }),
    { at: [0.55, 0, 0.95] },
  );
  mesh.add(
    bowl(12, 0.7, 0.44),
    glaze({
      base: '#a8512f',
      deep: '#7a301b',
      breaks: '#c98d5f',
      foot: 0.1,
      speckle: 0.1,
      rough: 0.26,
      seed: 12,
    }),
    { at: [2.75, 0, 0.3] },
  );
  twig(mesh, [-1.25, 0, -0.7]);
};

/** A bare twig with a few seed heads, standing in a vase. */
const twig = (mesh, place) => {
  const bark = plain({ color: '#4a3627', rough: 0.8, gloss: 0.01 });
  const seedHead = plain({ color: '#8a6a48', rough: 0.8, gloss: 0.01, uneven: 0.3, relief: 0.01 });
  const stem = [
    [0.1, 1.2, 0],
    [0.2, 2.5, 0],
    [0.5, 3.08, 0.1],
    [1.05, 3.38, 0.15],
    [1.75, 3.4, 0.1],
  ];
  mesh.add(
    tube(stem, (t) => 0.03 * (1.25 - t)),
    bark,
    { at: place },
  );
  [0.55, 0.68, 0.8, 0.9, 1].forEach((t, i) => {
    const from = alongCurve(stem, t);
    const side = i % 2 === 0 ? 1 : -1;
    const tip = [from[0] + 0.16, from[1] + 0.26 * side + 0.06, from[2] + 0.1 * side];
    mesh.add(
      tube([from, [from[0] + 0.12, from[1] + 0.1 * side, from[2]], tip], 0.012, {
        sides: 8,
        steps: 10,
      }),
      bark,
      { at: place },
    );
    mesh.add(
      turned(
        [
          [0, -0.09],
          [0.055, -0.05],
          [0.07, 0.02],
          [0.03, 0.09],
          [0, 0.1],
        ],
        { seed: i, steps: 16, segments: 24 },
      ),
      seedHead,
      { at: place.map((x, k) => x + tip[k]), lean: 0.4 * side },
    );
  });
};
