import { cupGoods } from './cup-goods.mjs';
import { gifts } from './gifts.mjs';
import { jars } from './jars.mjs';
import { tableware } from './tableware.mjs';
import { things } from './things.mjs';

/** What the shop sells, each thing by itself. */
export const goods = [...cupGoods, ...tableware, ...jars, ...things, ...gifts];
