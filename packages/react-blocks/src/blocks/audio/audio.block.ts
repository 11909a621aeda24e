import { defineBlock } from '@frontage/core-lifecycle/block';

/** Sound to listen to: without its script the browser's own players work, each by itself. */
export const audio = defineBlock({
  id: 'audio',
  start: 'visible',
  load: () => import('./audio.mount'),
});
