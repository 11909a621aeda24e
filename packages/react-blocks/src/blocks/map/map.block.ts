import { defineBlock } from '@frontage/core-lifecycle/block';
import { publishedMapSelector } from './map.parts';

/** Maps that have a service to ask. */
export const map = defineBlock({
  id: 'map',
  start: 'visible',
  events: ['click'],
  load: () => import('./map.mount'),
});

/** Maps of published markup, which are empty without a script. */
export const publishedMap = defineBlock({
  id: 'map-published',
  selector: publishedMapSelector,
  start: 'visible',
  load: () => import('./published-map.mount'),
});
