import { defineBlock } from '@frontage/core-lifecycle/block';

/** Links that open a small window of their own [7.28]. */
export const popUpLink = defineBlock({
  id: 'pop-up-link',
  start: 'interaction',
  events: ['click'],
  load: () => import('../../pop-up-link/pop-up-link.mount'),
});
