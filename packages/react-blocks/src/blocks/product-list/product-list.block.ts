import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Lists of products. A click before the script is there is held; if it never comes, the link leads on. */
export const productList = defineBlock({
  id: 'product-list',
  start: 'visible',
  events: ['click'],
  load: () => import('./product-list.mount'),
});
