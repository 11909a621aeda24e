import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Products. What is put into the cart before the script is there is held; if it never comes, the browser posts. */
export const product = defineBlock({
  id: 'product',
  start: 'visible',
  events: ['submit'],
  load: () => import('./product.mount'),
});
