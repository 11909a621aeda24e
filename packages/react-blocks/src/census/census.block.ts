import { defineBlock } from '@frontage/core-lifecycle/block';

/** Reports the errors of a page, and tracks it where its visitor allows that. */
export const census = defineBlock({
  id: 'census',
  start: 'idle',
  load: () => import('./census.mount'),
});
