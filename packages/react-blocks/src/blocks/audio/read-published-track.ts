import { safeHref } from '@frontage/site-model';
import type { AudioTrack } from './AudioTracks';

/** Reads a track of published markup; undefined without an address that may be followed. */
export function readPublishedTrack({
  dataset: { url, title, author, showDownload },
}: HTMLElement): AudioTrack | undefined {
  const src = safeHref(url ?? '');
  if (src === undefined || !/^(https?:|\/(?!\/)|[^:]+$)/i.test(src)) return undefined;
  return {
    src,
    title: title?.trim() || undefined,
    author: author?.trim() || undefined,
    download: showDownload === 'true',
  };
}
