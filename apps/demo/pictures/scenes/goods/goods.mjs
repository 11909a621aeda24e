import { cupGoods } from './cup-goods.mjs';
import { gifts } from './gifts.mjs';
import { jars } from './jars.mjs';
import { tableware } from './tableware.mjs';

/** Those that hang in the shop; the others are drafts. */
const shown = /^goods-(mug-(?!inside)|coffee-cup|soup-bowl-white|plate|teapot|blue-vase|gift-card)/;

/** What the shop sells, each thing by itself. */
export const goods = [...cupGoods, ...tableware, ...jars, ...gifts].filter(({ name }) =>
  shown.test(name),
);
