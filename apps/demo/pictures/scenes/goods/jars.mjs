import { bottle } from '../../core/pots/bottle.mjs';
import { cylinder } from '../../core/pots/cylinder.mjs';
import { jug } from '../../core/pots/jug.mjs';
import { tallVase } from '../../core/pots/tall-vase.mjs';
import { oak } from '../../core/surfaces/oak.mjs';
import { teapot } from '../../core/teapot.mjs';
import { handle, turned } from '../../core/vessel.mjs';
import { studioGlaze } from './studio-glaze.mjs';
import { goodsScene } from './goods-scene.mjs';

const cane = oak({ light: '#8d6a42', dark: '#4d351e', along: 'y' });

const addTeapot = (mesh, skin, seed) => {
  const pot = teapot(seed);
  for (const part of [pot.body, pot.lid, pot.spout, ...pot.lugs])
    mesh.add(part, skin, { turn: 0.3 });
  mesh.add(pot.cane, cane, { turn: 0.3 });
};

const lid = (r, h, seed) =>
  turned(
    [
      [0, h - 0.02],
      [r * 0.9, h - 0.02],
      [r, h + 0.03],
      [r, h + 0.13],
      [r * 0.94, h + 0.17],
      [r * 0.25, h + 0.18],
      [0.1, h + 0.2],
      [0.16, h + 0.32],
      [0.1, h + 0.4],
      [0, h + 0.4],
    ],
    { lumps: 0.004, seed },
  );

/** Radius, height and glaze of the store jars, from small to large. */
const store = [
  ['salt', 0.5, 0.78, 'oxide', 'A small store jar in oxide red with an oak lid and knob.'],
  ['rice', 0.66, 1.2, 'blue', 'A middle-sized store jar in slate blue with an oak lid and knob.'],
  ['flour', 0.82, 1.75, 'speckled', 'A large, pale, speckled store jar with an oak lid and knob.'],
];

/** Jars, jugs, bottles and teapots as they are sold. */
export const jars = [
  goodsScene({
    name: 'goods-teapot',
    seed: 341,
    alt: 'A round teapot in oxide red with a cane handle over the top, its spout to the left.',
    size: [2.4, 2.3],
    centre: [-0.2, 1.1, 0],
    build: (mesh) => addTeapot(mesh, studioGlaze('oxide', { seed: 17, clay: 'dark' }), 3),
  }),
  goodsScene({
    name: 'goods-kitchen-teapot',
    seed: 342,
    alt: 'A large teapot in speckled white with a cane handle, its spout to the left.',
    size: [2.4, 2.3],
    centre: [-0.2, 1.1, 0],
    build: (mesh) => addTeapot(mesh, studioGlaze('speckled', { seed: 9 }), 5),
  }),
  goodsScene({
    name: 'goods-blue-vase',
    seed: 343,
    alt: 'A tall oatmeal vase with blue glaze that has run down from its shoulders.',
    size: [1.4, 3],
    above: 7,
    centre: [0, 1.42, 0],
    build: (mesh) =>
      mesh.add(
        tallVase(3),
        studioGlaze('blue-over-white', { seed: 3, dipAt: 1.75, base: '#cfc3ab', speckle: 0.16 }),
      ),
  }),
  goodsScene({
    name: 'goods-dark-bottle',
    seed: 344,
    alt: 'A slim, nearly black bottle that breaks to rust at the lip.',
    size: [1, 2.2],
    above: 7,
    centre: [0, 1.05, 0],
    build: (mesh) => mesh.add(bottle(7, 2.1, 0.5), studioGlaze('tenmoku', { seed: 7 })),
  }),
  goodsScene({
    name: 'goods-jug',
    seed: 345,
    alt: 'A jug in oatmeal, its upper half dipped in oxide red, with a thick handle.',
    size: [2, 2.3],
    above: 9,
    centre: [0.12, 1.08, 0],
    build: (mesh) => {
      const glaze = { base: '#d6cab2', deep: '#b8a785', speckle: 0.2, seed: 15, dipAt: 1.25 };
      const red = { base: '#7d3a22', deep: '#571f10', edge: '#a8683f', drip: 0.4 };
      mesh.add(jug(3, 2.15, 0.72), studioGlaze('blue-over-white', { ...glaze, over: red }));
      mesh.add(
        handle([0.41, 1.78], [0.7, 0.85], 0.52, 0.085),
        studioGlaze('oxide', {
          base: red.base,
          deep: red.deep,
          breaks: red.base,
          foot: 0,
          seed: 3,
        }),
        { turn: -0.25 },
      );
    },
  }),
  ...store.map(([name, r, h, skin, alt], index) =>
    goodsScene({
      name: `goods-store-jar-${name}`,
      seed: 346 + index,
      alt,
      size: [2 * r, h + 0.5],
      above: 10,
      centre: [0, h / 2 + 0.17, 0],
      build: (mesh) => {
        mesh.add(cylinder(60 + index, r, h), studioGlaze(skin, { seed: 70 + index, foot: 0.13 }));
        mesh.add(lid(r, h, index), oak({ light: '#a97f52', dark: '#6b4727', seed: 80 + index }), {
          turn: index * 2,
        });
      },
    }),
  ),
];
