import { defineBlock } from '@frontage/core-lifecycle/dom';

/**
 * Forms. A submit that comes before the script is held; if the script never comes, the browser
 * posts.
 */
export const form = defineBlock({
  id: 'form',
  start: 'visible',
  events: ['submit'],
  load: () => import('./form.mount'),
});
