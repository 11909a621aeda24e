import { failedMessage, lateMessage } from './video.messages';
import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a video. */
export const videoTexts = defineTexts('video', {
  /** The button that starts a video without a title. */
  play: 'Play video',
  playTitle: 'Play video: {title}',
  /** The link to a provider's video. */
  watch: 'Watch the video on {place}',
  watchTitle: 'Watch “{title}” on {place}',
  /** The link to one of the page's own videos. */
  open: 'Open the video as a file',
  openTitle: 'Open “{title}” as a file',
  /** Its player has not answered for a while. */
  late: lateMessage,
  /** Its player reported a failure or failed to load. */
  failed: failedMessage,
});

/** The same, ready for use. */
export type VideoTexts = SaidTexts<typeof videoTexts>;
