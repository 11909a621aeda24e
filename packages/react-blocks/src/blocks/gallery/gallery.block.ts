import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Galleries; the grid design so far. */
export const gallery = defineBlock({
  id: 'gallery',
  selector: '[data-block=gallery]',
  start: 'visible',
  events: ['keydown'],
  load: () => import('./gallery.mount'),
});
