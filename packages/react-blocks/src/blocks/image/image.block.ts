import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Pictures, ours and the published markup's; only those that wait have a state. */
export const image = defineBlock({
  id: 'image',
  selector: '[data-block=image][data-block-state],.sqs-block-image,.fluid-image-container',
  start: 'visible',
  load: () => import('./image.mount'),
});
