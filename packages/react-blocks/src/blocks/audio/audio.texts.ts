import { defineTexts } from '../../texts/block-texts';

/** The texts of sound to listen to. */
export const audioTexts = defineTexts('audio', {
  previous: 'Previous track',
  next: 'Next track',
  /** The name of the two buttons. */
  controls: 'Tracks',
  /** Which track plays. */
  place: '{at} of {count}',
  download: 'Download',
  /** The link to a file, for screen readers. */
  downloadOf: 'Download: {title}',
  /** A track without a title. */
  untitled: 'Track {number}',
  listen: 'Listen at {service}',
  /** The name of the frame with a service's player. */
  frame: 'Player of {service}',
  /** Beside the link to a service whose player has not come for a while. */
  late: 'The player is taking a while to load.',
  lost: 'The file did not come. Check that it is still there, and the line.',
  unplayable: 'At this address is no sound that your browser can play.',
});
