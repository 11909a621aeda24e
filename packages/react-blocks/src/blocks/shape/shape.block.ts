import { defineBlock } from '@frontage/core-lifecycle/block';

/** Shapes whose shadow depends on their size; the others need no script. */
export const shape = defineBlock({
  id: 'shape',
  start: 'visible',
  load: () => import('./shape.mount'),
});
