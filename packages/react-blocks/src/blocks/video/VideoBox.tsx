import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import type { PictureData, PictureLoading } from '../../picture/picture.parts';
import { usePageNeeds } from '../../render/page-needs';
import { useValues } from '../../render/page-style';
import type { RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { videoPlayLabel } from './video-labels';
import { videoTexts } from './video.texts';
import { invalidVideoMessage } from './video.messages';
import { fallbackRatio, videoNeeds, videoParts } from './video.parts';
import { describeVideoSource, findVideoSource, type VideoDescription } from './video-source';
import { VideoFallback } from './VideoFallback';

/** A video: a provider's, or files of the page's own. */
export interface VideoBoxProps extends VideoDescription, Pick<RootProps, 'className' | 'ref'> {
  /** Shown until it plays; never fetched from a provider. @default a plain ground */
  poster?: PictureData | undefined;
  /** Width by height of the box, for the modes fit and fill. @default the video's */
  boxRatio?: number | undefined;
  /** How the poster is requested. @default 'lazy' */
  loading?: PictureLoading | undefined;
  /** Its layout width, as the `sizes` of an image. @default '100vw' */
  sizes?: string | undefined;
  /** Whether the owner views it, who is told about an invalid embed [8.14]. @default false */
  editing?: boolean | undefined;
}

/**
 * A video's box alone, for slides of a gallery. For an invalid embed visitors only see the poster.
 */
export function VideoBox(props: VideoBoxProps): ReactNode {
  const {
    title = '',
    poster,
    mode = 'none',
    ratio = fallbackRatio,
    boxRatio = ratio,
    loading,
    sizes,
    loop,
    editing,
  } = props;
  usePageNeeds(videoNeeds);
  const texts = useTexts(videoTexts);
  const source = findVideoSource(props);
  const place = useValues(
    { '--fr-video-ratio': String(mode === 'none' ? ratio : boxRatio) },
    props.className ? `${videoParts.box} ${props.className}` : videoParts.box,
  );
  const picture = poster && (
    <Picture picture={poster} loading={loading ?? 'lazy'} sizes={sizes ?? '100vw'} mode="cover" />
  );

  if (source.type === 'invalid') {
    if (!editing && !picture) return null;
    return (
      <div {...place} ref={props.ref}>
        {picture}
        {editing && <p className={videoParts.invalid}>{invalidVideoMessage}</p>}
      </div>
    );
  }
  return (
    <div {...place} {...describeVideoSource(source, props)} ref={props.ref}>
      <div className={videoParts.stage} />
      <div className={videoParts.overlay}>
        {picture}
        <button type="button" className={videoParts.play} aria-label={videoPlayLabel(title, texts)}>
          <span className={videoParts.icon} />
        </button>
      </div>
      <VideoFallback source={source} title={title} poster={poster} loop={loop} />
    </div>
  );
}
