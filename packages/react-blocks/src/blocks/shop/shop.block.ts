import { defineBlock } from '@frontage/core-lifecycle/dom';

/**
 * All that a shop puts on pages. Every page loads the registry, so it knows no more of
 * them than this. Cart and checkout bring React: by themselves all of them wait until
 * the page is painted.
 */
export const shop = defineBlock({
  id: 'shop',
  selector: '[data-shop]',
  start: 'visible',
  island: true,
  load: () => import('./shop.mount'),
});

/**
 * The buttons of published products: without our script they do nothing, so what is pressed waits
 * for it.
 */
export const publishedAdd: typeof shop = {
  ...shop,
  selector: '[data-product-type]',
  events: ['click', 'keydown'],
};
