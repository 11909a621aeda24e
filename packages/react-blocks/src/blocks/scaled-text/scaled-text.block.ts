import { defineBlock } from '@frontage/core-lifecycle/block';

/** Text whose size follows its place. */
export const scaledText = defineBlock({
  id: 'scaled-text',
  start: 'visible',
  load: () => import('./scaled-text.mount'),
});
