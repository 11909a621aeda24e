import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import type { PictureData, PictureLoading } from '../../picture/picture.parts';
import { usePageNeeds } from '../../render/page-needs';
import { useValues } from '../../render/page-style';
import { useTexts } from '../../texts/texts-context';
import { readVideoAddress } from './read-video-address';
import { readVideoFiles, type VideoFile, type VideoTrack } from './video-files';
import { playLabel } from './video-labels';
import { videoTexts } from './video.texts';
import { invalidVideoMessage } from './video.messages';
import type { VideoSource } from './video.model';
import { fallbackRatio, videoAttributes, videoParts, type VideoMode } from './video.parts';
import { VideoFallback } from './VideoFallback';

/** A file as a component takes it; a text is its address. */
export type VideoFileProps = string | VideoFile;

/** Words to a video as a component takes them. */
export type VideoTrackProps = Pick<VideoTrack, 'src' | 'language'> & Partial<VideoTrack>;

/** A video: a provider's, or files of the page's own. */
export interface VideoBoxProps {
  /** What it shows, for the button and the player. @default '' */
  title?: string | undefined;
  /** The address of a video at YouTube or Vimeo: its page or its player. */
  address?: string | undefined;
  /** The page's own files; the browser takes the first kind it plays. */
  files?: readonly VideoFileProps[] | undefined;
  /** Captions and other words to the files. @default none */
  tracks?: readonly VideoTrackProps[] | undefined;
  /** Shown until it plays; never fetched from a provider. @default a plain ground */
  poster?: PictureData | undefined;
  /** How the video lies in its box [5.11]. @default 'none' */
  mode?: VideoMode | undefined;
  /** Width by height of the video. @default 100 / 56.3 [9.20] */
  ratio?: number | undefined;
  /** Width by height of the box, for the modes fit and fill. @default the video's */
  boxRatio?: number | undefined;
  /** Whether files begin again at their end. @default false */
  loop?: boolean | undefined;
  /** How the poster is asked for. @default 'lazy' */
  loading?: PictureLoading | undefined;
  /** How wide it is laid out, as the `sizes` of an image. @default '100vw' */
  sizes?: string | undefined;
  /**
   * Whether the owner looks at it, who is told about an embed that is none [8.14]. @default false
   */
  editing?: boolean | undefined;
}

/** A video may stand in a gallery. */
const videoNeeds = { styles: ['video'] };

/**
 * A video's box alone, as slides of a gallery hold it. Of an embed that is none visitors see the
 * poster only.
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
  const source = sourceOf(props);
  const place = useValues(
    { '--fr-video-ratio': String(mode === 'none' ? ratio : boxRatio) },
    videoParts.box,
  );
  const picture = poster && (
    <Picture picture={poster} loading={loading ?? 'lazy'} sizes={sizes ?? '100vw'} mode="cover" />
  );

  if (source.type === 'invalid') {
    if (!editing && !picture) return null;
    return (
      <div {...place}>
        {picture}
        {editing && <p className={videoParts.invalid}>{invalidVideoMessage}</p>}
      </div>
    );
  }
  return (
    <div {...place} {...attributesOf(source, props)}>
      <div className={videoParts.stage} />
      <div className={videoParts.overlay}>
        {picture}
        <button type="button" className={videoParts.play} aria-label={playLabel(title, texts)}>
          <span className={videoParts.icon} />
        </button>
      </div>
      <VideoFallback source={source} title={title} poster={poster} loop={loop} />
    </div>
  );
}

/** What a video's attributes tell, in the shape of the model. */
function sourceOf({ address, files = [], tracks = [], title = '' }: VideoBoxProps): VideoSource {
  const video = readVideoAddress(address);
  if (video) return { type: 'iframe', video, title };
  const own = readVideoFiles({
    files: files.map((file) => (typeof file === 'string' ? { src: file } : file)),
    tracks,
  });
  return own.files.length > 0 ? { type: 'file', ...own } : { type: 'invalid' };
}

function attributesOf(
  source: VideoSource,
  { address, title, mode, ratio, loop }: VideoBoxProps,
): Record<string, string | undefined> {
  return {
    [videoAttributes.address]: source.type === 'file' ? undefined : address,
    [videoAttributes.files]:
      source.type === 'file'
        ? JSON.stringify({ files: source.files, tracks: source.tracks })
        : undefined,
    [videoAttributes.title]: title || undefined,
    [videoAttributes.mode]: mode === 'none' ? undefined : mode,
    [videoAttributes.ratio]: ratio === undefined ? undefined : String(ratio),
    [videoAttributes.loop]: loop ? '' : undefined,
  };
}
