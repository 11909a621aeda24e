import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createCover } from './create-cover';
import { createPlayerSlot, type PlayerSources } from './create-player-slot';
import { isInactive } from './is-inactive';
import { quietVideos } from './quiet-videos';
import {
  coveredVideo,
  stepVideo,
  type VideoEffect,
  type VideoEvent,
  type VideoPhase,
} from './step-video';
import type { VideoTexts } from './video-texts';
import { failedMessage, invalidVideoMessage, lateMessage } from './video.messages';
import type { PreparedVideo, VideoData } from './video.model';
import { answerTimeout, returnDuration, videoAttributes, type VideoMode } from './video.parts';

/** What a video needs from its surroundings. */
export interface VideoContext
  extends Pick<BlockContext, 'window' | 'reducedMotion' | 'report'>, PlayerSources {
  /** @default English */
  readonly texts?: Partial<Pick<VideoTexts, 'late' | 'failed'>> | undefined;
}

/** A video on the page; called, it ends. */
export interface Video extends Teardown {
  /** Where it stands. */
  phase(): VideoPhase;
  /** Starts it, as a click on the overlay does. */
  play(): void;
  /** Pauses it and returns to the overlay. */
  leave(): void;
  /** Gives it another mode; a player that is there starts anew [4.14]. */
  setMode(mode: VideoMode): void;
}

/**
 * Gives a video its behaviour [4.14]: the overlay starts it by click, Enter or Space,
 * unless its slide is not the current one; the page's other videos return to their
 * overlays. Nothing of another party is asked for before. An invalid embed is reported
 * and left alone.
 *
 * @returns undefined for what cannot be played, or is mounted already
 */
export function mountVideo(data: VideoData, context: VideoContext): Video | undefined {
  const { element, source } = data;
  if (mounted.has(element)) return undefined;
  const prepared = source.type === 'invalid' ? undefined : data.prepare();
  if (prepared) {
    const video = startVideo(data, prepared, context);
    mounted.set(element, video);
    return video;
  }
  context.report({ code: 'VIDEO_INVALID', block: 'video', message: invalidVideoMessage });
  return undefined;
}

const mounted = new WeakMap<Element, Video>();

/** The video that is mounted on an element already; undefined when there is none. */
export function mountedVideo(element: Element): Video | undefined {
  return mounted.get(element);
}

function startVideo(data: VideoData, parts: PreparedVideo, context: VideoContext): Video {
  const { window, clock, reducedMotion, report, texts = {} } = context;
  const { box, stage, overlay } = parts;
  const cover = createCover(overlay, reducedMotion);
  const slot = createPlayerSlot(
    data,
    { window, clock, stage, title: data.title, tell: send },
    context,
    (cause) => {
      report({ code: 'VIDEO_PLAYER_FAILED', block: 'video', cause });
      send('failed');
    },
  );
  const others = quietVideos(window);
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
      // The button goes: who used it goes on in the player.
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
      tell();
    },
    'tell-late': () => tell('late', texts.late ?? lateMessage),
    'tell-failed': () => tell('failed', texts.failed ?? failedMessage),
    'quiet-others': () => others.quietOthers(leave),
  };

  function send(event: VideoEvent): void {
    const [next, todo] = stepVideo(state, event);
    state = next;
    setAttribute(box, videoAttributes.state, next.phase === 'overlay' ? undefined : next.phase);
    for (const effect of todo) effects[effect]();
  }

  function tell(trouble?: 'late' | 'failed', message?: string): void {
    setAttribute(box, videoAttributes.trouble, trouble);
    parts.tell(message);
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
  teardowns.add(() => void mounted.delete(data.element));
  teardowns.add(() => setAttribute(box, videoAttributes.state, undefined));
  teardowns.add(effects.calm);
  teardowns.add(cover.reset);
  teardowns.add(() => clock.clearTimeout(returning));
  teardowns.add(slot.close);
  teardowns.add(others.add(leave));
  teardowns.add(listenTo(parts.trigger, play));
  return Object.assign(teardowns.run, { phase: () => state.phase, play, leave, setMode });
}

/** Clicks, and of what is no button also Enter and Space [4.14]. */
function listenTo(trigger: HTMLElement, play: () => void): Teardown {
  function onKey(event: KeyboardEvent): void {
    // A button makes clicks of its keys itself.
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
