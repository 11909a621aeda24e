import type { GoodsDraft, VariantDraft } from './write-product';

const glazes = [
  'Ash',
  'Celadon',
  'Oxide',
  'Blue over white',
  'Tenmoku',
  'Pewter',
  'Treacle',
] as const;

/** The picture of a mug in a glaze. */
function mugPicture(glaze: string): string {
  return `goods-mug-${glaze.toLowerCase().replaceAll(' ', '-')}`;
}

/** Seven glazes in two sizes; what the last kiln left of each. */
const mugs: VariantDraft[] = glazes.flatMap((glaze, index) => [
  {
    picture: mugPicture(glaze),
    id: `${index + 1}-small`,
    values: { Glaze: glaze, Size: '25 cl' },
    pounds: 26,
    stock: [14, 9, 3, 11, 1, 0, 6][index] ?? 0,
    grams: 310,
  },
  {
    picture: mugPicture(glaze),
    id: `${index + 1}-large`,
    values: { Glaze: glaze, Size: '40 cl' },
    pounds: 31,
    stock: [8, 2, 12, 5, 0, 4, 7][index] ?? 0,
    grams: 430,
  },
]);

/** What one drinks from. */
export const cups: GoodsDraft[] = [
  {
    name: 'mug',
    title: 'Everyday mug',
    says: [
      'The handle is pulled wet and takes three fingers. Made by the dozen on Tuesdays, so choose a glaze and take what the kiln made of it.',
      'Dishwasher, oven, the floor of the van: it has been through all three.',
    ],
    pictures: [...glazes.map(mugPicture), 'goods-mug-inside', 'seven-cups'],
    category: 'Cups',
    tags: ['by the dozen', 'new'],
    variants: mugs,
    size: [125, 88, 95],
  },
  {
    name: 'cafe-mug',
    title: 'Café mug, blue',
    says: [
      'There is always one blue mug on the shelf downstairs, and it is always in use. This is its twin.',
    ],
    pictures: ['goods-cafe-mug', 'cafe-shelf'],
    category: 'Cups',
    tags: ['one of one'],
    variants: 28,
    stock: 1,
    grams: 350,
  },
  {
    name: 'small-cup',
    title: 'Small cup and saucer',
    says: [
      '11 cl, for coffee without much talk. The saucer holds a spoon and two biscuits; we tried three.',
    ],
    pictures: ['espresso', 'espresso-detail-5'],
    category: 'Cups',
    tags: ['by the dozen'],
    variants: 29,
    stock: 18,
    grams: 280,
    size: [130, 130, 75],
  },
  {
    name: 'coffee-cup',
    title: 'Coffee cup, blue saucer',
    says: [
      'The one from the café tables, 18 cl. The saucers are glazed on days when there is blue left in the bucket.',
    ],
    pictures: ['goods-coffee-cup', 'cafe-table'],
    category: 'Cups',
    tags: ['new'],
    variants: 32,
    stock: 9,
    grams: 410,
  },
  {
    name: 'tea-cups',
    title: 'Two tea cups',
    says: [
      'A pair, thrown one after the other and kept together since. No handles: when you can hold it, you can drink it.',
    ],
    pictures: ['goods-tea-cups', 'teapot-on-slate-detail-2'],
    category: 'Cups',
    tags: ['one of one'],
    variants: 38,
    stock: 3,
    grams: 360,
  },
  {
    name: 'tea-bowl',
    title: 'Tea bowl',
    says: [
      '12 cm, tenmoku over an iron body. It breaks to rust at the rim, where the glaze runs thin.',
      'Ten parts iron, same bucket of clay as all the others.',
    ],
    pictures: ['tenmoku-bowl', 'tenmoku-bowl-detail-4'],
    category: 'Cups',
    tags: ['tenmoku'],
    variants: 44,
    stock: 5,
    grams: 390,
    size: [120, 120, 72],
  },
];
