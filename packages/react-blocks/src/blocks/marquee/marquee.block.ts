import { defineBlock } from '@frontage/core-lifecycle/block';

/** Our marquees. */
export const marquee = defineBlock({
  id: 'marquee',
  start: 'visible',
  load: () => import('./marquee.mount'),
});

/** Marquees of published markup, which show nothing without a script. */
export const publishedMarquee = defineBlock({
  id: 'marquee-published',
  selector: '.Marquee',
  start: 'visible',
  load: () => import('./published-marquee.mount'),
});
