import { glaze } from '../core/glaze.mjs';
import { bowl } from '../core/pots/bowl.mjs';
import { mug } from '../core/pots/mug.mjs';
import { plate } from '../core/pots/plate.mjs';
import { teaBowl } from '../core/pots/tea-bowl.mjs';
import { block } from '../core/shapes/block.mjs';
import { disc } from '../core/shapes/disc.mjs';
import { tube } from '../core/shapes/tube.mjs';
import { linen } from '../core/surfaces/linen.mjs';
import { oak } from '../core/surfaces/oak.mjs';
import { plain } from '../core/surfaces/plain.mjs';
import { slate } from '../core/surfaces/slate.mjs';
import { teapot } from '../core/teapot.mjs';
import { turned } from '../core/vessel.mjs';
import { cloth } from '../core/cloth.mjs';
import { coffee } from './cafe.mjs';
import { northWindow } from './north-window.mjs';
import { tableAndWall } from './table-and-wall.mjs';

const PEAR = [
  [0, 0],
  [0.26, 0.02],
  [0.44, 0.22],
  [0.43, 0.48],
  [0.26, 0.78],
  [0.16, 0.98],
  [0.08, 1.06],
  [0, 1.05],
];

const pearSkin = (seed) =>
  glaze({
    base: '#a98f3f',
    deep: '#7e6a2a',
    breaks: '#a98f3f',
    foot: 0,
    rim: 0.0001,
    rough: 0.42,
    gloss: 0.03,
    speckle: 0.5,
    speckleColor: '#5c4219',
    mottle: 0.9,
    seed,
  });

const addPear = (mesh, place, seed, placing = {}) => {
  mesh.add(turned(PEAR, { lumps: 0.06, seed }), pearSkin(seed), {
    at: place,
    turn: seed,
    ...placing,
  });
  const lean = placing.lean ?? 0;
  const stalk = tube(
    [
      [0, 1.02, 0],
      [0.02, 1.14, 0],
      [0.08, 1.28, 0.02],
    ],
    0.022,
    { steps: 10, sides: 8 },
  );
  mesh.add(stalk, plain({ color: '#3a2818', rough: 0.8 }), {
    at: place,
    turn: seed,
    lean,
    tip: placing.tip ?? 0,
  });
};

export const dark = [
  {
    name: 'teapot-on-slate',
    ratio: [3, 2],
    seed: 103,
    alt: 'A rust-red teapot with a cane handle and two small cups on a slate table in low light.',
    focalPoint: [0.42, 0.5],
    tags: ['landscape', 'dark', 'teapot'],
    look: { exposure: 2.4, contrast: 1.22, vignette: 0.42 },
    build: (mesh) => {
      tableAndWall(mesh, {
        wall: { color: '#3c3a38', depth: 0.25, seed: 6 },
        top: slate({ color: '#3d4144', seed: 5, rough: 0.42 }),
        back: -3,
      });
      const rust = glaze({
        base: '#93412a',
        deep: '#5f2415',
        breaks: '#5a2a1a',
        rough: 0.22,
        speckle: 0.22,
        foot: 0.1,
        clay: 'dark',
        seed: 17,
      });
      const pot = teapot(3);
      const placing = { at: [-0.6, 0, -0.2], turn: 0.35 };
      for (const part of [pot.body, pot.lid, pot.spout, ...pot.lugs]) mesh.add(part, rust, placing);
      mesh.add(pot.cane, oak({ light: '#8d6a42', dark: '#4d351e', along: 'y' }), placing);
      const cup = glaze({
        base: '#c9c2b3',
        deep: '#a39a86',
        breaks: '#8d5a38',
        rough: 0.2,
        foot: 0.1,
        clay: 'dark',
        speckle: 0.2,
        seed: 4,
      });
      mesh.add(teaBowl(6, 0.34, 0.46), cup, { at: [1.05, 0, 0.35] });
      mesh.add(teaBowl(7, 0.34, 0.46), cup, { at: [1.78, 0, -0.25] });
      for (const [x, z] of [
        [1.05, 0.35],
        [1.78, -0.25],
      ])
        mesh.add(disc(0.3), plain({ color: '#4f3a14', rough: 0.04, gloss: 0.03, relief: 0 }), {
          at: [x, 0.36, z],
        });
      return {
        camera: { from: [0.9, 2.6, 9.8], to: [0.25, 0.88, 0], field: 20.5, lens: 0.11 },
        lights: [northWindow(0.85)],
        sky: () => [0.018, 0.02, 0.023],
      };
    },
  },
  {
    name: 'pears-and-plate',
    ratio: [4, 3],
    seed: 107,
    alt: 'Three pears, one lying on its side, beside a pewter-grey plate on dark cloth.',
    focalPoint: [0.45, 0.55],
    tags: ['landscape', 'dark', 'still-life', 'fruit'],
    look: { exposure: 2.1, contrast: 1.25, vignette: 0.45, warm: 0.03 },
    build: (mesh) => {
      tableAndWall(mesh, {
        wall: { color: '#2e2a27', depth: 0.3, seed: 9 },
        table: { light: '#4a3423', dark: '#251811', seed: 4 },
      });
      mesh.add(
        cloth(6, 4.2, { lift: 0.14, folds: 0.9, turn: 0.25, seed: 8 }),
        linen({ color: '#55595a', seed: 6 }),
        { at: [0.1, 0, 0.7], turn: 0.12 },
      );
      mesh.add(
        plate(5, 1.2),
        glaze({
          base: '#7d8484',
          deep: '#565f62',
          breaks: '#a99a80',
          rough: 0.24,
          speckle: 0.15,
          seed: 8,
        }),
        { at: [0.55, 0.1, -0.15] },
      );
      addPear(mesh, [0.35, 0.2, -0.25], 2);
      addPear(mesh, [1.05, 0.2, 0.0], 5, { lean: 0.1 });
      addPear(mesh, [-0.5, 0.5, 0.8], 8, { lean: 1.75, tip: 0.25 });
      return {
        camera: { from: [0.2, 2.7, 9.2], to: [0.05, 0.6, 0], field: 20, lens: 0.11 },
        lights: [northWindow(0.9, [6.8, 6.3, 5.6])],
        sky: () => [0.013, 0.013, 0.014],
      };
    },
  },
  {
    name: 'tenmoku-bowl',
    ratio: [1, 1],
    seed: 109,
    alt: 'Looking down into a black tenmoku tea bowl whose rim breaks to rust.',
    focalPoint: [0.5, 0.48],
    tags: ['square', 'dark', 'bowl', 'glaze'],
    look: { exposure: 2.4, contrast: 1.2, vignette: 0.4 },
    build: (mesh) => {
      mesh.add(block(16, 0.5, 12, 0.04), oak({ light: '#4a3324', dark: '#21150e', seed: 31 }), {
        at: [0, -0.25, 0],
      });
      mesh.add(
        bowl(52, 1.2, 0.8),
        glaze({
          base: '#2a1d17',
          deep: '#120d0b',
          breaks: '#7d4426',
          rim: 0.17,
          rough: 0.13,
          gloss: 0.045,
          streaks: 0.5,
          speckle: 0.5,
          speckleColor: '#6e3a1c',
          seed: 6,
        }),
        { at: [0, 0, 0], turn: 2 },
      );
      return {
        camera: { from: [0.4, 6.6, 4.4], to: [0.0, 0.42, 0.02], field: 24, lens: 0.16 },
        lights: [northWindow(1.1)],
        sky: () => [0.03, 0.031, 0.034],
      };
    },
  },
  {
    name: 'espresso',
    ratio: [1, 1],
    seed: 113,
    alt: 'A small grey cup of coffee on its saucer, window light along the rim, the room behind it dark.',
    focalPoint: [0.47, 0.52],
    tags: ['square', 'dark', 'cafe'],
    look: { exposure: 2.1, contrast: 1.2, vignette: 0.42 },
    build: (mesh) => {
      tableAndWall(mesh, {
        wall: { color: '#3a3733', depth: 0.3, seed: 2 },
        table: { light: '#5f4128', dark: '#2f1e13', board: 1.7, seed: 21 },
        back: -5,
      });
      const grey = glaze({
        base: '#8f9694',
        deep: '#67706f',
        breaks: '#a98560',
        foot: 0.08,
        rough: 0.2,
        speckle: 0.3,
        seed: 12,
      });
      mesh.add(plate(9, 0.82), grey, { at: [0, 0, 0] });
      for (const part of mug(4, 0.42, 0.58))
        mesh.add(part, grey, { at: [-0.02, 0.09, 0], turn: -0.5 });
      mesh.add(disc(0.4), coffee(0.4), { at: [-0.02, 0.53, 0] });
      return {
        camera: { from: [0.35, 3.0, 6.2], to: [0.02, 0.28, 0], field: 20, lens: 0.13, focus: 6.55 },
        lights: [northWindow(1)],
        sky: () => [0.02, 0.021, 0.022],
      };
    },
  },
];
