import { defineBlock } from '@frontage/core-lifecycle/dom';

/** The checkout, an island over a form that posts by itself until React is there; a press of its buttons that comes sooner is held. */
export const checkout = defineBlock({
  id: 'checkout',
  // Who comes without a cart is told so by words alone.
  selector: '[data-block=checkout][data-block-state]',
  start: 'idle',
  island: true,
  events: ['click', 'submit'],
  load: () => import('./checkout.mount'),
});
