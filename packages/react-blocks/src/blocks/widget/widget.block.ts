import { defineBlock } from '@frontage/core-lifecycle/block';

/** Blocks that show more of what they show without loading their page again. */
export const widget = defineBlock({
  id: 'widget',
  selector: '[data-widget]',
  start: 'visible',
  load: () => import('../../widget/widget.mount'),
});
