import { defineBlock } from '@frontage/core-lifecycle/block';
import { publishedScaledClass } from './scaled-text.parts';

/** Text whose size follows its place. */
export const scaledText = defineBlock({
  id: 'scaled-text',
  start: 'visible',
  load: () => import('./scaled-text.mount'),
});

/** Text of published markup whose size follows its place. */
export const publishedScaled = defineBlock({
  id: 'scaled-text-published',
  selector: `.${publishedScaledClass}`,
  start: 'visible',
  load: () => import('./published-scaled-text.mount'),
});
