import { loadChunk, type Clock } from '@frontage/core-lifecycle';
import { createFramePlayer } from './create-frame-player';
import { frameAddress, type FrameAddress, type FramedVideo } from './frame-address';
import { placePlayer } from './place-player';
import { invalidVideoMessage } from './video.messages';
import type { VideoData } from './video.model';
import type { VideoMode } from './video.parts';
import type { VideoPlayer, VideoPlayerHost } from './video-player';

/** The sources of players. */
export interface PlayerSources {
  readonly clock: Clock;
  /** The address of a provider's player. @default at the provider */
  readonly frameOf?: ((video: FramedVideo) => FrameAddress) | undefined;
  /** Loads the browser's own player. @default its chunk */
  readonly loadNative?: (() => Promise<typeof import('./create-native-player')>) | undefined;
}

/** The single player of a video, present or not. */
export interface PlayerSlot extends Pick<VideoPlayer, 'play' | 'pause'> {
  /** Adds the player, which starts playing by itself. */
  open(mode: VideoMode): void;
  /** Removes it, or stops it from loading. */
  close(): void;
  focus(): void;
}

/**
 * Creates the place for a video's player.
 *
 * @param host for the player; after removal the player's news is ignored
 * @param onError receives why it failed to load
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

/** Opens a provider's frame at once, the browser's own player with its chunk. */
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
  const load = sources.loadNative ?? (() => import('./create-native-player'));
  return loadChunk({ id: 'native-video', load, clock: sources.clock }).then(
    ({ createNativePlayer }) => createNativePlayer(host, { ...source, loop }),
  );
}
