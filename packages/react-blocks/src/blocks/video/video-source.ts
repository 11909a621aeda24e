import { readOtherPlayer } from './read-other-player';
import { readVideoAddress } from './read-video-address';
import { readVideoFiles, type VideoFile, type VideoTrack } from './video-files';
import type { VideoSource } from './video.model';
import { videoAttributes, type VideoMode } from './video.parts';

/** A file as a component takes it; a text is its address. */
export type VideoFileProps = string | VideoFile;

/** Words to a video as a component takes them. */
export type VideoTrackProps = Pick<VideoTrack, 'src' | 'language'> & Partial<VideoTrack>;

/** The source of a video, and how it plays. */
export interface VideoDescription {
  /** Its title, for the button and the player. @default '' */
  title?: string | undefined;
  /** The address of a video at YouTube or Vimeo: its page or its player. */
  address?: string | undefined;
  /** The https address of a player of any other provider, as its embed code names it. */
  player?: string | undefined;
  /** The name of that provider. @default the host of the address */
  providerName?: string | undefined;
  /** The page's own files; the browser uses the first kind it can play. */
  files?: readonly VideoFileProps[] | undefined;
  /** Captions and other tracks of the files. @default none */
  tracks?: readonly VideoTrackProps[] | undefined;
  /** How the video fits its box [5.11]. @default 'none' */
  mode?: VideoMode | undefined;
  /** Width by height of the video. @default 100 / 56.3 [9.20] */
  ratio?: number | undefined;
  /** Whether files start again at their end. @default false */
  loop?: boolean | undefined;
}

/** Converts the source of a video for the model. */
export function findVideoSource({
  address,
  player,
  providerName,
  files = [],
  tracks = [],
  title = '',
}: VideoDescription): VideoSource {
  const video = readVideoAddress(address) ?? readOtherPlayer(player, providerName);
  if (video) return { type: 'iframe', video, title };
  const videoFiles = readVideoFiles({
    files: files.map((file) => (typeof file === 'string' ? { src: file } : file)),
    tracks,
  });
  return videoFiles.files.length > 0 ? { type: 'file', ...videoFiles } : { type: 'invalid' };
}

/** Gives the attributes of a video for the script; `readVideo` reads them. */
export function describeVideoSource(
  source: VideoSource,
  { address, player, providerName, title, mode, ratio, loop }: VideoDescription,
): Record<string, string | undefined> {
  return {
    ...(source.type !== 'file' && {
      [videoAttributes.address]: address,
      [videoAttributes.player]: player,
      [videoAttributes.providerName]: providerName,
    }),
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
