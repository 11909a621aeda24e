import { defineBlock } from '@frontage/core-lifecycle/block';

/** The date of a page. */
export const pageDate = defineBlock({
  id: 'page-date',
  start: 'visible',
  load: () => import('./page-date.mount'),
});
