import { defineBlock } from '@frontage/core-lifecycle/dom';

/**
 * All that a shop puts on pages, and the buttons of published products. Every page loads the registry, so it knows no more of
 * them than this. Cart and checkout bring React: by themselves all of them wait until
 * the page is painted.
 */
export const shop = defineBlock({
  id: 'shop',
  selector: '[data-shop],[data-product-type]',
  start: 'visible',
  island: true,
  load: () => import('./shop.mount'),
});
