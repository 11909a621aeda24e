import { loadChunk, type Clock } from '@frontage/core-lifecycle';
import { createFramePlayer } from './create-frame-player';
import { frameAddress, type FrameAddress, type FramedVideo } from './frame-address';
import { placePlayer } from './place-player';
import { invalidVideoMessage } from './video.messages';
import type { VideoData } from './video.model';
import type { VideoMode } from './video.parts';
import type { VideoPlayer, VideoPlayerHost } from './video-player';

/** Where players are had from. */
export interface PlayerSources {
  readonly clock: Clock;
  /** Where a provider's player is. @default at the provider */
  readonly frameOf?: ((video: FramedVideo) => FrameAddress) | undefined;
  /** Loads the browser's own player. @default its chunk */
  readonly loadNative?: (() => Promise<typeof import('./native-video')>) | undefined;
}

/** The one player of a video, there or not. */
export interface PlayerSlot extends Pick<VideoPlayer, 'play' | 'pause'> {
  /** Brings the player; it begins to play by itself. */
  open(mode: VideoMode): void;
  /** Takes it out, or stops it from coming. */
  close(): void;
  focus(): void;
}

/**
 * The place for a video's player.
 *
 * @param host what the player is given; of one that was taken out nothing is told any more
 * @param onError told what kept it from coming
 */
export function createPlayerSlot(
  data: VideoData,
  host: VideoPlayerHost,
  sources: PlayerSources,
  onError: (cause: unknown) => void,
): PlayerSlot {
  let player: VideoPlayer | undefined;
  let opening: AbortController | undefined;

  function bring(mode: VideoMode, { signal }: AbortController): void {
    const notify: VideoPlayerHost['notify'] = (news) => {
      if (!signal.aborted) host.notify(news);
    };
    const take = (made: VideoPlayer): void => {
      if (signal.aborted) return made.destroy();
      player = made;
      placePlayer(made.element, mode, data.ratio);
    };
    const opened = openPlayer(data, { ...host, notify }, sources);
    if (!(opened instanceof Promise)) return take(opened);
    opened.then(take).catch((cause: unknown) => {
      if (!signal.aborted) onError(cause);
    });
  }

  return {
    open(mode) {
      opening = new AbortController();
      bring(mode, opening);
    },
    close() {
      opening?.abort();
      player?.destroy();
      player = undefined;
    },
    play: () => player?.play(),
    pause: () => player?.pause(),
    focus: () => player?.element.focus(),
  };
}

/** A provider's frame at once, the browser's own player with its chunk. */
function openPlayer(
  data: VideoData,
  host: VideoPlayerHost,
  sources: PlayerSources,
): VideoPlayer | Promise<VideoPlayer> {
  const { source, loop } = data;
  if (source.type === 'invalid') return Promise.reject(new TypeError(invalidVideoMessage));
  if (source.type !== 'file')
    return createFramePlayer(
      host,
      sources.frameOf?.(source.video) ?? frameAddress(source.video, host.window.location.origin),
    );
  const load = sources.loadNative ?? (() => import('./native-video'));
  return loadChunk({ id: 'native-video', load, clock: sources.clock }).then(
    ({ createNativePlayer }) => createNativePlayer(host, { ...source, loop }),
  );
}
