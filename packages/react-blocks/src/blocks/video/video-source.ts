import { readOtherPlayer } from './read-other-player';
import { readVideoAddress } from './read-video-address';
import type { VideoBoxProps } from './VideoBox';
import { readVideoFiles } from './video-files';
import type { VideoSource } from './video.model';
import { videoAttributes } from './video.parts';

/** What of a video says where it comes from and how it plays. */
export type VideoDescription = Pick<
  VideoBoxProps,
  'address' | 'player' | 'providerName' | 'files' | 'tracks' | 'title' | 'mode' | 'ratio' | 'loop'
>;

/** Where a video comes from, in the shape of the model. */
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
  const own = readVideoFiles({
    files: files.map((file) => (typeof file === 'string' ? { src: file } : file)),
    tracks,
  });
  return own.files.length > 0 ? { type: 'file', ...own } : { type: 'invalid' };
}

/** The attributes that tell the script of a video; `readVideo` reads them. */
export function describeVideo(
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
