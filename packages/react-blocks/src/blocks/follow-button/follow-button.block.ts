import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Shows the service's own button where the owner wants it and the visitor allows it [7.26]. */
export const followButton = defineBlock({
  id: 'follow-button',
  start: 'visible',
  load: () => import('./follow-button.mount'),
});
