import { defineBlock } from '@frontage/core-lifecycle/block';

/** The pop-up of a page: it looks whether it may come once the page has settled. */
export const popup = defineBlock({
  id: 'popup',
  start: 'idle',
  load: () => import('./popup.mount'),
});
