import { defineBlock } from '@frontage/core-lifecycle/block';
import { publishedAudioClass } from './audio.parts';

/** Sound to listen to: without its script the browser's own players work, each by itself. */
export const audio = defineBlock({
  id: 'audio',
  start: 'visible',
  load: () => import('./audio.mount'),
});

/** Sound of published markup, which is empty without a script. */
export const publishedAudio = defineBlock({
  id: 'audio-published',
  selector: `.${publishedAudioClass}`,
  start: 'visible',
  load: () => import('./published-audio.mount'),
});
