import { defineBlock } from '@frontage/core-lifecycle/dom';

/**
 * Forms. A submit before the script has loaded is held; if the script never loads, the browser
 * posts.
 */
export const form = defineBlock({
  id: 'form',
  start: 'visible',
  events: ['submit'],
  load: () => import('./form.mount'),
});
