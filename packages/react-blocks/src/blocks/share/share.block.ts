import { defineBlock } from '@frontage/core-lifecycle/block';

/** The share block. */
export const share = defineBlock({
  id: 'share',
  start: 'interaction',
  events: ['click'],
  load: () => import('./share.mount'),
});
