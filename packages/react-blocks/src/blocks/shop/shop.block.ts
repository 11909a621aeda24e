import { defineBlock, type BlockContext, type BlockOptions } from '@frontage/core-lifecycle/block';

const options: BlockOptions<unknown, BlockContext> = {
  id: 'shop',
  start: 'visible',
  island: true,
  isCalled: ({ document }, { dataset }) =>
    dataset.blockStart !== undefined && /\bCART_COUNT=[1-9]/.test(document.cookie),
  load: () => import('./shop.mount'),
};

/**
 * All blocks of a shop. Every page loads the registry, so it knows no more about them than this.
 * Cart and checkout bring React, so all of them wait until the page is painted unless touched. A
 * cart indicator whose markup lets it wait for a touch, because there may be no cart, is called for
 * by the cookie of a filled one (`cartCountCookie`).
 */
export const shop = defineBlock({ ...options, selector: '[data-shop]' });

/**
 * The buttons of published products: they do nothing without our script, so a press waits for it.
 */
export const publishedAdd = defineBlock({
  ...options,
  selector: '[data-product-type]',
  events: ['click', 'keydown'],
});
