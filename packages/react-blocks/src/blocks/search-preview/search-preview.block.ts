import { defineBlock } from '@frontage/core-lifecycle/dom';

/**
 * The search field, an island: React is fetched when someone touches it. Typing and
 * sending work natively until then, and what was typed is taken over.
 */
export const searchPreview = defineBlock({
  id: 'search-preview',
  start: 'interaction',
  load: () => import('./search-preview.mount'),
});
