import { choice } from './choice';
import type { FieldAbout } from './field';

/** Where something stands that is narrower than its place. @default `start` */
export function alignment(about: Pick<FieldAbout, 'hint'> = {}) {
  return choice({
    label: 'Alignment',
    ...about,
    options: {
      start: 'At the start of the line',
      center: 'Centred',
      end: 'At the end of the line',
    },
    default: 'start',
  });
}
