import type { JsonObject } from '@frontage/site-model';
import { defineBlockImport, storedData, type ImportAround } from '../../imports/block-import';
import { readPageNumber } from '../../imports/read-page-number';
import { readPicture } from '../../imports/read-picture';
import { plainWords } from '../../imports/read-rich-nodes';
import { videoPage } from './frame-address';
import { readEmbed } from './read-embed';
import { readVideo, type VideoSource } from './video.model';
import { fallbackRatio, videoParts } from './video.parts';
import { publishedVideoSelector, readPublishedVideo } from './video.published';

/** Videos: ours, published ones, and frames with a player of YouTube or Vimeo. */
export const videoImport = defineBlockImport({
  selector: `[data-block=video],.sqs-block-video,${publishedVideoSelector},iframe`,
  read(root, around) {
    if (root.matches('iframe')) return readFrame(root);
    const inner = root.matches(publishedVideoSelector)
      ? root
      : root.querySelector<HTMLElement>(publishedVideoSelector);
    const { source, title, ratio, loop, mode } = inner
      ? readPublishedVideo(inner)
      : readVideo(root);
    const stored = storedSource(source);
    if (!stored) return 'keep';
    const caption = plainWords(root.querySelector('figcaption,.video-caption'));
    if (caption.length > 300) return 'keep';
    return [
      {
        type: 'video',
        data: storedData({
          ...stored,
          title: title.slice(0, 300),
          ratio: ratio === fallbackRatio ? undefined : ratio,
          loop,
          mode: mode === 'none' ? undefined : mode,
          boxRatio: mode === 'none' ? undefined : boxRatioOf(root),
          caption,
          ...posterOf(inner ?? root, around),
        }),
      },
    ];
  },
});

function readFrame(frame: Element) {
  const source = readEmbed(frame.outerHTML);
  const stored = storedSource(source);
  if (!stored || 'player' in stored) return undefined;
  const title = 'title' in source ? source.title.slice(0, 300) : '';
  return [{ type: 'video', data: storedData({ ...stored, title }) }];
}

function storedSource(source: VideoSource): JsonObject | undefined {
  if (source.type === 'invalid') return undefined;
  if (source.type === 'file')
    return {
      files: source.files.map((file) => storedData({ ...file })),
      ...(source.tracks.length > 0 && {
        tracks: source.tracks.map((track) => storedData({ ...track })),
      }),
    };
  const { video } = source;
  return video.provider === 'other'
    ? { player: video.address, providerName: video.name }
    : { address: videoPage(video).href };
}

function posterOf(root: Element, around: ImportAround): JsonObject {
  const picture = readPicture(
    root.querySelector(`.${videoParts.overlay},.sqs-video-overlay`) ?? root,
  );
  const assetId = picture && around.picture(picture);
  if (!picture || assetId === undefined) return {};
  return { assetId, ...(picture.alt !== '' && { alt: picture.alt.slice(0, 300) }) };
}

function boxRatioOf(root: Element): number | undefined {
  const box = root.querySelector(`.${videoParts.box}`);
  return box ? readPageNumber(box, '--fr-video-ratio') : undefined;
}
