import { cupGoods } from './cup-goods.mjs';
import { gifts } from './gifts.mjs';
import { jars } from './jars.mjs';
import { tableware } from './tableware.mjs';
import { things } from './things.mjs';

/**
 * Composed, and still to be rendered: until then their products have a part of another picture. To
 * finish one, take its name out of here, render it, and give it to its product in `src/content`.
 */
const waiting = new Set([
  'goods-bun-plate',
  'goods-cane-handle',
  'goods-glaze-brush',
  'goods-kitchen-teapot',
  'goods-napkin',
  'goods-ribs',
  'goods-salt-dish',
  'goods-side-plates',
  'goods-small-bowl',
  'goods-sponge',
  'goods-tea-cups',
  'goods-test-tiles',
  'goods-turning-tools',
]);

/** What the shop sells, each thing by itself. */
export const goods = [...cupGoods, ...tableware, ...jars, ...things, ...gifts].filter(
  ({ name }) => !waiting.has(name),
);
