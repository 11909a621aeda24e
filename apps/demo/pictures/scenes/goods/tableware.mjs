import { bowl } from '../../core/pots/bowl.mjs';
import { plate } from '../../core/pots/plate.mjs';
import { studioGlaze } from './studio-glaze.mjs';
import { goodsScene } from './goods-scene.mjs';

const soup = [
  ['white', 'A white soup bowl with a bare rim, seen a little from above.'],
  ['celadon', 'A soup bowl in pale green celadon, seen a little from above.'],
  ['oxide', 'A soup bowl in oxide red, seen a little from above.'],
  ['oatmeal', 'A soup bowl in speckled oatmeal, seen a little from above.'],
  ['blue', 'A soup bowl in slate blue, seen a little from above.'],
];

const breakfast = [
  ['speckled', 'A deep breakfast bowl in a white glaze full of iron specks.'],
  ['blue', 'A deep breakfast bowl in slate blue.'],
];

/** Bowls and plates as they are sold. */
export const tableware = [
  ...soup.map(([name, alt], index) =>
    goodsScene({
      name: `goods-soup-bowl-${name}`,
      seed: 321 + index,
      alt,
      size: [1.52, 0.8],
      above: 22,
      centre: [0, 0.28, 0],
      build: (mesh) =>
        mesh.add(bowl(30 + index, 0.76, 0.64), studioGlaze(name, { seed: 40 + index })),
    }),
  ),
  ...breakfast.map(([name, alt], index) =>
    goodsScene({
      name: `goods-breakfast-bowl-${name}`,
      seed: 327 + index,
      alt,
      size: [1.44, 0.8],
      above: 18,
      centre: [0, 0.34, 0],
      build: (mesh) =>
        mesh.add(bowl(50 + index, 0.72, 0.8), studioGlaze(name, { seed: 60 + index })),
    }),
  ),
  goodsScene({
    name: 'goods-small-bowl',
    seed: 330,
    alt: 'A small white bowl whose foot is left bare, so that the clay shows.',
    size: [1.1, 0.6],
    above: 16,
    centre: [0, 0.2, 0],
    build: (mesh) => mesh.add(bowl(44, 0.55, 0.42), studioGlaze('white', { seed: 51, foot: 0.16 })),
  }),
  goodsScene({
    name: 'goods-plate',
    seed: 331,
    alt: 'A pewter-grey dinner plate from above, with a spiral in the middle.',
    size: [2.7, 1.8],
    above: 48,
    centre: [0, 0.1, 0],
    build: (mesh) => mesh.add(plate(4, 1.35), studioGlaze('pewter', { seed: 12 })),
  }),
  goodsScene({
    name: 'goods-bun-plate',
    seed: 332,
    alt: 'A speckled plate with a wiped, bare rim, empty, from above.',
    size: [2.2, 1.6],
    above: 48,
    centre: [0, 0.1, 0],
    build: (mesh) => mesh.add(plate(3, 1.1), studioGlaze('speckled', { seed: 2, rim: 0.1 })),
  }),
  goodsScene({
    name: 'goods-side-plates',
    seed: 333,
    alt: 'Six speckled side plates in one stack.',
    size: [1.75, 1],
    above: 14,
    centre: [0, 0.4, 0],
    build: (mesh) => {
      for (let index = 0; index < 6; index += 1)
        mesh.add(plate(index % 3, 0.86), studioGlaze('speckled', { seed: index % 3 }), {
          at: [0.02 * Math.sin(index * 2), index * 0.115, 0.01 * Math.cos(index * 3)],
          turn: index * 1.7,
        });
    },
  }),
  goodsScene({
    name: 'goods-red-dish',
    seed: 334,
    alt: 'A wide, shallow dish in oxide red on a small foot.',
    size: [1.8, 0.8],
    above: 20,
    centre: [0, 0.2, 0],
    build: (mesh) => mesh.add(bowl(12, 0.9, 0.42), studioGlaze('oxide', { seed: 12 })),
  }),
  goodsScene({
    name: 'goods-salt-dish',
    seed: 335,
    alt: 'A very small pale dish for salt, three fingers wide.',
    size: [0.84, 0.5],
    above: 26,
    centre: [0, 0.12, 0],
    build: (mesh) => mesh.add(bowl(77, 0.4, 0.26), studioGlaze('white', { seed: 3, foot: 0.06 })),
  }),
];
