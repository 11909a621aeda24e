import type { DemoShop } from '../../demo-site';
import { bowlsAndPlates } from './bowls-and-plates';
import { clothAndTools } from './cloth-and-tools';
import { cups } from './cups';
import { daysAndGifts } from './days-and-gifts';
import { drawGlazeSheet, glazeSheetId } from './draw-glaze-sheet';
import { jarsAndJugs } from './jars-and-jugs';
import { lowTideId } from './low-tide-id';
import { shopSettings } from './shop-settings';
import { writeProduct } from './write-product';

/** The first shelf of the shop: what one sees before one scrolls. */
const front = [
  'mug',
  'teapot',
  'soup-bowl',
  'blue-vase',
  'rice-bowl',
  'moon-jar',
  'coffee-cup',
  'store-jar',
];

const goods = [...cups, ...bowlsAndPlates, ...jarsAndJugs, ...clothAndTools, ...daysAndGifts];
const behind = goods.filter(({ name }) => !front.includes(name));
const shelf = [...front.flatMap((name) => goods.filter((draft) => draft.name === name)), ...behind];

/** The shop of the loft: 39 products of every kind, and three words that make them cheaper. */
export const shop: DemoShop = {
  settings: shopSettings,
  products: shelf.map(writeProduct),
  coupons: [
    { code: 'FIRSTTIDE', kind: 'percent', ratePerMillion: 100_000 },
    {
      code: 'LONGTABLE',
      kind: 'amount',
      amounts: {
        GBP: { cents: 1_500, minSubtotalCents: 10_000 },
        EUR: { cents: 1_800, minSubtotalCents: 12_000 },
      },
    },
    { code: 'OLDTIDE', kind: 'percent', ratePerMillion: 250_000, endsAt: Date.UTC(2025, 0, 6) },
  ],
  files: [
    {
      id: glazeSheetId,
      name: 'five-glazes.svg',
      alt: 'Five glazes with their recipes, on one sheet.',
      content: drawGlazeSheet(),
    },
    {
      id: lowTideId,
      name: 'low-tide.jpg',
      alt: 'The harbour at low tide.',
      picture: 'harbour-low-tide.jpg',
    },
  ],
};
