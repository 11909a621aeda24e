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

/** Search fields of published markup, which are empty without a script. */
export const publishedSearch = defineBlock({
  id: 'search-preview-published',
  selector: '.sqs-search-ui-text-input',
  start: 'visible',
  load: () => import('./published-search.mount'),
});
