import { defineBlock } from '@frontage/core-lifecycle/block';

/** Shows the service's own button where the owner wants it and the visitor allows it [7.26]. */
export const followButton = defineBlock({
  id: 'follow-button',
  // A plain link waits for nothing, and its service is asked for nothing.
  selector: '[data-block=follow-button][data-block-state]',
  start: 'visible',
  load: () => import('./follow-button.mount'),
});
