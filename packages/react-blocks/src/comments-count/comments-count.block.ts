import { defineBlock } from '@frontage/core-lifecycle/dom';

/**
 * Counts of comments on a page, all by one script; pages have its root only where there is a count
 * to show.
 */
export const commentsCount = defineBlock({
  id: 'comments-count',
  start: 'idle',
  load: () => import('./comments-count.mount'),
});
