import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createCover } from './create-cover';
import { createPlayerSlot, type PlayerSources } from './create-player-slot';
import { isInactive } from './is-inactive';
import { createPageVideos, type Video } from './page-videos';
import { coveredVideo, stepVideo, type VideoEffect, type VideoEvent } from './step-video';
import type { VideoTexts } from './video.texts';
import { failedMessage, invalidVideoMessage, lateMessage } from './video.messages';
import type { PreparedVideo, VideoData } from './video.model';
import { answerTimeout, returnDuration, videoAttributes, type VideoMode } from './video.parts';

/** What a video needs from its surroundings. */
export interface VideoContext
  extends Pick<BlockContext, 'window' | 'reducedMotion' | 'report' | 'shared'>, PlayerSources {
  /** @default English */
  readonly texts?: Partial<Pick<VideoTexts, 'late' | 'failed'>> | undefined;
}

/**
 * Gives a video its behaviour [4.14]: the overlay starts it by click, Enter or Space, unless its
 * slide is not the current one; the page's other videos return to their overlays. Nothing is
 * requested from third parties before that. An invalid embed is reported and left alone.
 *
 * @returns undefined if it cannot be played, or is mounted already
 */
export function mountVideo(data: VideoData, context: VideoContext): Video | undefined {
  const { element, source } = data;
  if (context.shared(createPageVideos).of(element)) return undefined;
  const prepared = source.type === 'invalid' ? undefined : data.prepare();
  if (prepared) return startVideo(data, prepared, context);
  context.report({ code: 'VIDEO_INVALID', block: 'video', message: invalidVideoMessage });
  return undefined;
}

function startVideo(data: VideoData, parts: PreparedVideo, context: VideoContext): Video {
  const { window, clock, reducedMotion, report, texts = {} } = context;
  const { box, stage, overlay } = parts;
  const cover = createCover(overlay, reducedMotion);
  const slot = createPlayerSlot(
    data,
    { window, clock, stage, title: data.title, notify: send },
    context,
    (cause) => {
      report({ code: 'VIDEO_PLAYER_FAILED', block: 'video', cause });
      send('failed');
    },
  );
  const videos = context.shared(createPageVideos);
  const teardowns = createTeardowns();
  let { mode } = data;
  let state = coveredVideo;
  let timer: unknown;
  let returning: unknown;

  const effects: Readonly<Record<VideoEffect, () => void>> = {
    open: () => slot.open(mode),
    close() {
      const hadFocus = stage.contains(window.document.activeElement);
      slot.close();
      if (hadFocus) parts.trigger.focus();
    },
    play: slot.play,
    pause: slot.pause,
    uncover() {
      // The button disappears: its focus moves to the player.
      if (overlay.contains(window.document.activeElement)) slot.focus();
      cover.leave();
    },
    cover() {
      cover.comeBack();
      clock.clearTimeout(returning);
      returning = clock.setTimeout(() => send('covered'), returnDuration);
    },
    wait() {
      timer = clock.setTimeout(() => send('late'), answerTimeout);
    },
    calm() {
      clock.clearTimeout(timer);
      showTrouble();
    },
    'tell-late': () => showTrouble('late', texts.late ?? lateMessage),
    'tell-failed': () => showTrouble('failed', texts.failed ?? failedMessage),
    'quiet-others': () => videos.quietOthers(data.element),
  };

  function send(event: VideoEvent): void {
    const [next, todo] = stepVideo(state, event);
    state = next;
    setAttribute(box, videoAttributes.state, next.phase === 'overlay' ? undefined : next.phase);
    for (const effect of todo) effects[effect]();
  }

  function showTrouble(trouble?: 'late' | 'failed', message?: string): void {
    setAttribute(box, videoAttributes.trouble, trouble);
    parts.showMessage(message);
  }

  function play(): void {
    if (!isInactive(box)) send('play');
  }

  function leave(): void {
    send('leave');
  }

  function setMode(next: VideoMode): void {
    if (next === mode) return;
    mode = next;
    send('reload');
  }

  teardowns.add(parts.restore);
  teardowns.add(() => setAttribute(box, videoAttributes.state, undefined));
  teardowns.add(effects.calm);
  teardowns.add(cover.reset);
  teardowns.add(() => clock.clearTimeout(returning));
  teardowns.add(slot.close);
  teardowns.add(listenTo(parts.trigger, play));
  const video = Object.assign(teardowns.run, { phase: () => state.phase, play, leave, setMode });
  teardowns.add(videos.add(data.element, video));
  return video;
}

/** Clicks, and for anything but buttons also Enter and Space [4.14]. */
function listenTo(trigger: HTMLElement, play: () => void): Teardown {
  function onKey(event: KeyboardEvent): void {
    // A button turns its keys into clicks itself.
    if (trigger.localName === 'button' || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    play();
  }

  trigger.addEventListener('click', play);
  trigger.addEventListener('keydown', onKey);
  return () => {
    trigger.removeEventListener('click', play);
    trigger.removeEventListener('keydown', onKey);
  };
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
