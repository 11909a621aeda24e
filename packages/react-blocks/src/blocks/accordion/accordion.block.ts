import { defineBlock } from '@frontage/core-lifecycle/block';

/** Accordions. Ours react to clicks without a script, so no events are held for them. */
export const accordion = defineBlock({
  id: 'accordion',
  start: 'visible',
  load: () => import('./accordion.mount'),
});

/** Accordions of published markup, which cannot open without a script. */
export const publishedAccordion = defineBlock({
  id: 'accordion-published',
  selector: '.accordion-items-container',
  start: 'idle',
  events: ['click'],
  load: () => import('./accordion.mount'),
});
