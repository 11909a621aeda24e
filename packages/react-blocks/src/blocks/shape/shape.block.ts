import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Shapes whose shadow depends on their size; the others need no script. */
export const shape = defineBlock({
  id: 'shape',
  start: 'visible',
  load: () => import('./shape.mount'),
});
