import { cafe } from './cafe.mjs';
import { dark } from './dark.mjs';
import { goods } from './goods/goods.mjs';
import { harbour } from './harbour.mjs';
import { kiln } from './kiln.mjs';
import { portraits } from './portraits.mjs';
import { shelves } from './shelves.mjs';
import { shore } from './shore.mjs';
import { studio } from './studio.mjs';
import { workshop } from './workshop.mjs';

/** Every picture of the site, in the order of pictures.json. */
export const loadScenes = () => [
  ...studio,
  ...kiln,
  ...harbour,
  ...shelves,
  ...cafe,
  ...portraits,
  ...dark,
  ...workshop,
  ...shore,
  ...goods,
];
