import { sayEnglish } from '../../texts/say-english';
import { videoTexts, type VideoTexts } from './video.texts';

/** Gives the name of the button that starts a video. */
export function videoPlayLabel(title: string, texts: VideoTexts = sayEnglish(videoTexts)): string {
  return title === '' ? texts.play : texts.playTitle({ title });
}

/**
 * Gives the words of the link to the video itself.
 *
 * @param place the provider's name; without one the link leads to the file
 */
export function videoWatchLabel(
  title: string,
  place: string | undefined,
  texts: VideoTexts = sayEnglish(videoTexts),
): string {
  if (place === undefined) return title === '' ? texts.open : texts.openTitle({ title });
  return title === '' ? texts.watch({ place }) : texts.watchTitle({ title, place });
}
