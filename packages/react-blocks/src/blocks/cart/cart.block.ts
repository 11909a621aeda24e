import { defineBlock } from '@frontage/core-lifecycle/dom';

/**
 * The cart page, an island. Its forms post by themselves until React is there; a change
 * that comes sooner is held, so that it is shown at once.
 */
export const cart = defineBlock({
  id: 'cart',
  start: 'idle',
  island: true,
  events: ['click', 'submit'],
  load: () => import('./cart.mount'),
});
