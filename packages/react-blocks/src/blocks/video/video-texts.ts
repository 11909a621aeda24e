import { failedMessage, lateMessage } from './video.messages';

/** The texts of a video. */
export interface VideoTexts {
  /** The button that starts a video without a title. */
  readonly play: string;
  playTitle(video: { readonly title: string }): string;
  /** The link to a provider's video. */
  watch(video: { readonly place: string }): string;
  watchTitle(video: { readonly title: string; readonly place: string }): string;
  /** The link to a video of the page's own. */
  readonly open: string;
  openTitle(video: { readonly title: string }): string;
  /** Its player has not answered for a while. */
  readonly late: string;
  /** Its player cannot, or did not come. */
  readonly failed: string;
}

/** Those in English. */
export const videoTexts: VideoTexts = {
  play: 'Play video',
  playTitle: ({ title }) => `Play video: ${title}`,
  watch: ({ place }) => `Watch the video on ${place}`,
  watchTitle: ({ title, place }) => `Watch “${title}” on ${place}`,
  open: 'Open the video as a file',
  openTitle: ({ title }) => `Open “${title}” as a file`,
  late: lateMessage,
  failed: failedMessage,
};
