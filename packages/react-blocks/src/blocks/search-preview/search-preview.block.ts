import { defineBlock } from '@frontage/core-lifecycle/block';

/**
 * The search field, an island: React is loaded when a visitor touches it. Until then typing and
 * sending work natively, and the input is taken over.
 */
export const searchPreview = defineBlock({
  id: 'search-preview',
  start: 'interaction',
  load: () => import('./search-preview.mount'),
});
