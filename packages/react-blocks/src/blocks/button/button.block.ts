import { defineBlock } from '@frontage/core-lifecycle/block';

/** Buttons with a question, a hint or a form; any other button is a link without a script. */
export const button = defineBlock({
  id: 'button',
  selector: '[data-block=button][data-block-state]',
  start: 'interaction',
  events: ['click'],
  load: () => import('./button.mount'),
});
