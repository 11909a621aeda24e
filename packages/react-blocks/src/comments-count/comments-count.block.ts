import { defineBlock } from '@frontage/core-lifecycle/block';

/** Shows the comment counts of a page with one script; only pages with a count have its root. */
export const commentsCount = defineBlock({
  id: 'comments-count',
  start: 'idle',
  load: () => import('./comments-count.mount'),
});
