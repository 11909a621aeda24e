import { defineBlock } from '@frontage/core-lifecycle/block';

/** The member area block. */
export const memberArea = defineBlock({
  id: 'member-area',
  start: 'visible',
  load: () => import('./member-area.mount'),
});
