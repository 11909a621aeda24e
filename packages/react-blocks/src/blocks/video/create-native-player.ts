import { createDebounce } from '@frontage/core-lifecycle';
import {
  fileType,
  orderFiles,
  type VideoFile,
  type VideoFiles,
  type VideoTrack,
} from './video-files';
import type { VideoPlayer, VideoPlayerHost } from './video-player';
import { resizeTimeout } from './video.parts';

/** The content of the browser's own player. */
export interface NativeVideoOptions extends VideoFiles {
  /** @default false */
  readonly loop?: boolean | undefined;
}

/**
 * Creates the browser's own player for files and captions of the page: a separate chunk [2.21]. The
 * files are ordered by the required width; the order is updated once the size has been stable for a
 * second [9.20], while the video is paused.
 */
export function createNativePlayer(
  host: VideoPlayerHost,
  options: NativeVideoOptions,
): VideoPlayer {
  const { window, clock, stage, title, notify } = host;
  const { files, tracks, loop = false } = options;
  const { document } = window;
  const video = document.createElement('video');
  const ended = new AbortController();
  const chooseLater = createDebounce(clock, chooseAgain, resizeTimeout);
  const observer = new window.ResizeObserver(chooseLater);
  let chosen: VideoFile | undefined;

  video.controls = true;
  video.playsInline = true;
  video.loop = loop;
  video.setAttribute('aria-label', title);
  listen('loadeddata', () => notify('loaded'));
  listen('playing', () => notify('playing'));
  listen('pause', () => notify('paused'));
  // Errors of the last source do not bubble: they are captured on their way down.
  listen(
    'error',
    ({ target }) => {
      if (target === video || target === video.querySelector('source:last-of-type'))
        notify('failed');
    },
    true,
  );
  choose();
  video.append(...tracks.map((track) => trackElement(document, track)));
  stage.append(video);
  observer.observe(stage);
  play();

  function listen(name: string, listener: (event: Event) => void, capture = false): void {
    video.addEventListener(name, listener, { signal: ended.signal, capture });
  }

  function needed(): number {
    return stage.clientWidth * window.devicePixelRatio;
  }

  function choose(): void {
    const ordered = orderFiles(files, needed());
    chosen = ordered[0];
    for (const old of video.querySelectorAll('source')) old.remove();
    video.prepend(...ordered.map((file) => sourceElement(document, file)));
  }

  function chooseAgain(): void {
    const [better] = orderFiles(files, needed());
    // Never a smaller one, because the larger one is loaded.
    if (
      !video.paused ||
      !better ||
      better === chosen ||
      (better.width ?? 0) <= (chosen?.width ?? 0)
    )
      return;
    const { currentTime } = video;
    choose();
    video.load();
    video.currentTime = currentTime;
  }

  function play(): void {
    // If the browser forbids the start, the visitor sees the controls.
    video.play().catch(() => {
      if (ended.signal.aborted || video.error) return;
      notify('loaded');
      notify('paused');
    });
  }

  return {
    element: video,
    play,
    pause: () => video.pause(),
    destroy() {
      ended.abort();
      chooseLater.cancel();
      observer.disconnect();
      video.pause();
      video.remove();
      // Otherwise a browser would go on loading.
      video.replaceChildren();
      video.load();
    },
  };
}

function sourceElement(document: Document, file: VideoFile): HTMLSourceElement {
  const source = document.createElement('source');
  const type = fileType(file);
  source.src = file.src;
  if (type !== undefined) source.type = type;
  return source;
}

function trackElement(
  document: Document,
  { src, kind, language, label, isDefault }: VideoTrack,
): HTMLTrackElement {
  const track = document.createElement('track');
  track.src = src;
  track.kind = kind;
  track.srclang = language;
  track.label = label ?? language;
  track.default = isDefault;
  return track;
}
