import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Indicators of the cart, ours and those of published markup; without a script each is a link. */
export const cartIndicator = defineBlock({
  id: 'cart-indicator',
  selector: '[data-block=cart-indicator], .sqs-cart-quantity',
  start: 'idle',
  load: () => import('./cart-indicator.mount'),
});
