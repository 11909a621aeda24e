import { defineBlock } from '@frontage/core-lifecycle/block';

/** Blocks that show more of what they show without loading their page again. */
export const widget = defineBlock({
  id: 'widget',
  // Calendars have more to do.
  selector: '[data-widget]:not([data-block=calendar])',
  start: 'visible',
  load: () => import('../../widget/widget.mount'),
});
