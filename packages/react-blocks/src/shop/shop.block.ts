import { defineBlock } from '@frontage/core-lifecycle/dom';

/**
 * All that a shop puts on pages for everybody, and the cart's number in published markup.
 * Every page loads the registry, so it knows no more of them than this.
 */
export const shop = defineBlock({
  id: 'shop',
  selector: '[data-shop], .sqs-cart-quantity',
  start: 'visible',
  load: () => import('./shop.mount'),
});
