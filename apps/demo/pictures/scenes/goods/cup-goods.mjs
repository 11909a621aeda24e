import { mug } from '../../core/pots/mug.mjs';
import { plate } from '../../core/pots/plate.mjs';
import { teaBowl } from '../../core/pots/tea-bowl.mjs';
import { disc } from '../../core/shapes/disc.mjs';
import { coffee } from '../cafe.mjs';
import { studioGlaze } from './studio-glaze.mjs';
import { goodsScene } from './goods-scene.mjs';

const addMug = (mesh, skin, { seed, placing = {} }) => {
  for (const part of mug(seed, 0.42, 0.88)) mesh.add(part, skin, { turn: -0.42, ...placing });
};

const everyday = [
  ['ash', 'A mug in a pale, speckled ash glaze with a bare foot.'],
  ['celadon', 'A mug in pale green celadon, finely crackled.'],
  ['oxide', 'A mug in oxide red that pales to ochre at the rim.'],
  ['blue-over-white', 'A white mug, its upper half dipped in slate blue that ran a little.'],
  ['tenmoku', 'A nearly black mug that breaks to rust at the rim.'],
  ['pewter', 'A mug in matt pewter grey with the throwing rings showing.'],
  ['treacle', 'An ochre mug, its upper half dipped in dark treacle brown.'],
];

/** Cups as they are sold. */
export const cupGoods = [
  ...everyday.map(([name, alt], index) =>
    goodsScene({
      name: `goods-mug-${name}`,
      seed: 301 + index,
      alt,
      size: [1.16, 0.96],
      centre: [0.14, 0.42, 0],
      build: (mesh) =>
        addMug(mesh, studioGlaze(name, { seed: 90 + index, dipAt: 0.46 }), { seed: 20 + index }),
    }),
  ),
  goodsScene({
    name: 'goods-mug-inside',
    seed: 310,
    alt: 'Two mugs from above, one ash and one celadon: glazed inside, the handles side by side.',
    size: [2.15, 1.3],
    above: 42,
    centre: [0.1, 0.4, 0],
    build: (mesh) => {
      addMug(mesh, studioGlaze('ash', { seed: 90 }), {
        seed: 20,
        placing: { at: [-0.55, 0, 0.15], turn: -0.9 },
      });
      addMug(mesh, studioGlaze('celadon', { seed: 91 }), {
        seed: 21,
        placing: { at: [0.55, 0, -0.15], turn: -0.5 },
      });
    },
  }),
  goodsScene({
    name: 'goods-cafe-mug',
    seed: 311,
    alt: 'A single mug in slate blue with a few iron specks and a bare foot.',
    size: [1.08, 0.86],
    centre: [0.12, 0.36, 0],
    build: (mesh) => {
      for (const part of mug(43, 0.42, 0.76))
        mesh.add(part, studioGlaze('blue', { seed: 5 }), { turn: -0.42 });
    },
  }),
  goodsScene({
    name: 'goods-coffee-cup',
    seed: 312,
    alt: 'A blue coffee cup, full, on a wide saucer of the same blue.',
    size: [1.5, 1],
    above: 24,
    centre: [0, 0.28, 0],
    build: (mesh) => {
      const blue = studioGlaze('blue', { seed: 7 });
      mesh.add(plate(8, 0.8), blue);
      for (const part of mug(5, 0.46, 0.6)) mesh.add(part, blue, { at: [0, 0.09, 0], turn: -0.6 });
      mesh.add(disc(0.43), coffee(0.44), { at: [0, 0.56, 0] });
    },
  }),
  goodsScene({
    name: 'goods-tea-cups',
    seed: 313,
    alt: 'Two small pale tea cups without handles, their throwing rings showing.',
    size: [1.45, 0.8],
    above: 16,
    centre: [0, 0.24, 0],
    build: (mesh) => {
      const pale = studioGlaze('white', { seed: 4, clay: 'dark', speckle: 0.2 });
      mesh.add(teaBowl(6, 0.38, 0.5), pale, { at: [-0.43, 0, 0.12] });
      mesh.add(teaBowl(7, 0.38, 0.5), pale, { at: [0.43, 0, -0.12], turn: 1.6 });
    },
  }),
];
