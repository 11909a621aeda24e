import { videoPage } from './frame-address';
import { videoWatchLabel } from './video-labels';
import type { VideoTexts } from './video.texts';
import type { VideoSource } from './video.model';

/**
 * Gives the address of the video itself, and the words of a link to it; undefined for an invalid
 * video.
 */
export function videoLink(
  source: VideoSource,
  title: string,
  texts?: VideoTexts,
): { href: string; text: string } | undefined {
  if (source.type === 'invalid') return undefined;
  if (source.type === 'file')
    return { href: source.files[0]?.src ?? '', text: videoWatchLabel(title, undefined, texts) };
  const { href, place } = videoPage(source.video);
  return { href, text: videoWatchLabel(title, place, texts) };
}
