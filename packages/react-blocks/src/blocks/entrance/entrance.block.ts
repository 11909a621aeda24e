import { defineBlock } from '@frontage/core-lifecycle/block';

/** Sections whose blocks come in when they are first seen. */
export const entrance = defineBlock({
  id: 'entrance',
  selector: '[data-entrance]',
  start: 'now',
  load: () => import('./entrance.mount'),
});
