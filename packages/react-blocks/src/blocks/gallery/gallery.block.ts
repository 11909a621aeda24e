import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Galleries; the grid design so far. */
export const gallery = defineBlock({
  id: 'gallery',
  start: 'visible',
  // An address may name a slide far down the page [2.20].
  isAddressed: ({ hash }) => hash.includes('itemId='),
  events: ['keydown'],
  load: () => import('./gallery.mount'),
});
