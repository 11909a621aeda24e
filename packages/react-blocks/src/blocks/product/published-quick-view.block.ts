import { defineBlock } from '@frontage/core-lifecycle/block';

/** Quick views of published products, which do nothing without a script. */
export const publishedQuickView = defineBlock({
  id: 'quick-view-published',
  selector: '.sqs-product-quick-view-button',
  start: 'visible',
  events: ['click', 'keydown'],
  load: () => import('./published-quick-view.mount'),
});
