import { defineBlock } from '@frontage/core-lifecycle/block';

/** Our videos. A click before the script has loaded is held. */
export const video = defineBlock({
  id: 'video',
  start: 'visible',
  events: ['click'],
  load: () => import('./video.mount'),
});

/** Videos of published markup; those in a moving gallery belong to the gallery. */
export const publishedVideo = defineBlock({
  id: 'video-published',
  selector: '.sqs-video-wrapper[data-html],.sqs-native-video',
  start: 'visible',
  events: ['click', 'keydown'],
  load: () => import('./published-video.mount'),
});
