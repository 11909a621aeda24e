import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Buttons with a question or a hint; any other button is a link without a script. */
export const button = defineBlock({
  id: 'button',
  selector: '[data-block=button]:is([data-ask],[data-hint])',
  start: 'interaction',
  events: ['click'],
  load: () => import('./button.mount'),
});
