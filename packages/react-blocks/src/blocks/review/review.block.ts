import { defineBlock } from '@frontage/core-lifecycle/block';

/** Sends reviews without loading the page, and keeps the words when the net fails [2.21]. */
export const review = defineBlock({
  id: 'review',
  start: 'idle',
  events: ['submit'],
  load: () => import('./review.mount'),
});
