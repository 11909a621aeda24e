import type { GoodsDraft } from './write-product';

const soupGlazes = ['White', 'Celadon', 'Oxide', 'Oatmeal', 'Blue'] as const;

/** The picture of a soup bowl in a glaze. */
function soupPicture(glaze: string): string {
  return `goods-soup-bowl-${glaze.toLowerCase()}`;
}

/** What one eats from. */
export const bowlsAndPlates: GoodsDraft[] = [
  {
    name: 'soup-bowl',
    title: 'Soup bowl',
    says: [
      '15 cm, five glazes, one shape. They stack with a finger’s room between them.',
      'Holds what our ladle holds, twice.',
    ],
    pictures: [...soupGlazes.map(soupPicture), 'stack-of-bowls'],
    category: 'Bowls and plates',
    tags: ['by the dozen', 'oven'],
    variants: soupGlazes.map((glaze, index) => ({
      id: glaze.toLowerCase(),
      picture: soupPicture(glaze),
      values: { Glaze: glaze },
      pounds: 24,
      stock: [16, 7, 11, 0, 2][index] ?? 0,
      grams: 520,
    })),
    size: [150, 150, 70],
  },
  {
    name: 'rice-bowl',
    title: 'Rice bowl',
    says: [
      '19 cm, celadon with one part iron in a hundred. The crackle is on purpose and goes on for a week after the kiln: you can hear it.',
    ],
    pictures: ['celadon-bowl', 'celadon-bowl-detail-1'],
    category: 'Bowls and plates',
    tags: ['celadon'],
    variants: 38,
    stock: 12,
    grams: 610,
    size: [190, 190, 80],
  },
  {
    name: 'breakfast-bowl',
    title: 'Breakfast bowl',
    says: [
      '14 cm, deep enough for porridge and a second thought. Four of the last five are speckled; one came out blue.',
    ],
    pictures: ['goods-breakfast-bowl-speckled', 'goods-breakfast-bowl-blue', 'cafe-shelf'],
    category: 'Bowls and plates',
    tags: ['by the dozen'],
    variants: [
      {
        id: 'speckled',
        values: { Glaze: 'Speckled' },
        pounds: 22,
        stock: 4,
        grams: 480,
        picture: 'goods-breakfast-bowl-speckled',
      },
      {
        id: 'blue',
        values: { Glaze: 'Blue' },
        pounds: 22,
        stock: 1,
        grams: 480,
        picture: 'goods-breakfast-bowl-blue',
      },
    ],
  },
  {
    name: 'small-bowl',
    title: 'Small bowl',
    says: [
      'For olives, keys, the yolk. 11 cm, and the foot is left bare so that you see the clay.',
    ],
    pictures: ['goods-small-bowl', 'stack-of-bowls-detail-4'],
    category: 'Bowls and plates',
    tags: ['by the dozen'],
    variants: 18,
    stock: 15,
    grams: 210,
  },
  {
    name: 'plate',
    title: 'Plate, pewter',
    says: [
      '27 cm, thrown, not pressed: each has a spiral in the middle that shows when the sauce is gone.',
    ],
    pictures: ['goods-plate', 'pears-and-plate'],
    category: 'Bowls and plates',
    tags: ['oven'],
    variants: 32,
    stock: 14,
    grams: 890,
    size: [270, 270, 30],
  },
  {
    name: 'bun-plate',
    title: 'Bun plate',
    says: [
      'The plate under the Friday bun, 22 cm, speckled, with a rim that was wiped before it was fired. Without the bun; they do not travel.',
    ],
    pictures: ['goods-bun-plate', 'cafe-table-detail-3'],
    category: 'Bowls and plates',
    tags: ['new'],
    variants: 26,
    stock: 10,
    grams: 640,
    size: [220, 220, 28],
  },
  {
    name: 'side-plates',
    title: 'Six side plates',
    says: ['Six of the nine you see, 17 cm. A hair darker than we wanted, and so they cost less.'],
    pictures: ['goods-side-plates', 'cafe-shelf-detail-1'],
    category: 'Bowls and plates',
    tags: ['seconds', 'oven'],
    variants: [{ id: 'six', pounds: 108, sale: 79, stock: 2, grams: 2_300 }],
  },
  {
    name: 'red-dish',
    title: 'Red dish',
    says: ['Shallow, 18 cm, oxide red. Butter, lemons, or nothing at all.'],
    pictures: ['goods-red-dish', 'studio-window-still-life'],
    category: 'Bowls and plates',
    tags: ['one of one'],
    variants: 34,
    stock: 1,
    grams: 430,
  },
  {
    name: 'salt-dish',
    title: 'Salt dish',
    says: [
      'Three fingers wide. We make them from what is left on the wheel at the end of the day.',
    ],
    pictures: ['goods-salt-dish', 'lidded-jars-detail-3'],
    category: 'Bowls and plates',
    tags: ['seconds'],
    variants: [{ id: 'one', pounds: 14, sale: 9, stock: 20, grams: 120 }],
  },
];
