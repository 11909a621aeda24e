import { defineBlock } from '@frontage/core-lifecycle/dom';

/** Videos of ours. A click before the script is there is kept. */
export const video = defineBlock({
  id: 'video',
  start: 'visible',
  events: ['click'],
  load: () => import('./video.mount'),
});

/** Videos of published markup; those in a moving gallery are the gallery's. */
export const publishedVideo = defineBlock({
  id: 'video-published',
  selector: '.sqs-video-wrapper[data-html],.sqs-native-video',
  start: 'visible',
  events: ['click', 'keydown'],
  load: () => import('./published-video.mount'),
});
