import { tweenDuration } from './defaults';
import { easeOut, type Easing } from './easing';
import { noDurationMessage, noFunctionMessage } from './messages';

/** Where a tween gets its moments from: the browser's frames in use, hand-made ones in tests. */
export interface Frames {
  /** The time now, in ms, on the same scale as the time of the frames. */
  now(): number;
  /** Runs once at the next frame, with its time; the result cancels it. */
  request(run: (time: number) => void): unknown;
  /** Cancels what `request` gave. */
  cancel(handle: unknown): void;
}

/** How a tween runs. */
export interface TweenOptions {
  frames: Frames;
  /** In ms; 0 or less is at its end at once. @default 300 [9.16] */
  duration?: number | undefined;
  /** @default easeOut */
  easing?: Easing | undefined;
  /** Called once when the end is reached; not after `cancel`. */
  onEnd?: (() => void) | undefined;
}

/** A movement under way. */
export interface Tween {
  /** Goes to the end at once. */
  finish(): void;
  /** Stops where it is. Twice is harmless. */
  cancel(): void;
}

/** A first frame that is no later than the start still moves: it counts this many ms. */
const firstStep = 8;

/**
 * Runs from 0 to 1 over time and calls `update` at each frame with the share of the
 * way that is done; the last call is exactly 1.
 *
 * @throws TypeError with the words of [5.15] when `update` is no function or the
 * duration is not finite
 * @example const tween = createTween((share) => { box.scrollLeft = share * 400; }, { frames });
 */
export function createTween(update: (share: number) => void, options: TweenOptions): Tween {
  const { frames, duration = tweenDuration, easing = easeOut, onEnd } = options;
  if (typeof update !== 'function') throw new TypeError(noFunctionMessage);
  if (!Number.isFinite(duration)) throw new TypeError(noDurationMessage);
  let start: number | undefined = frames.now();
  let isFirst = true;
  let handle: unknown;

  function finish(): void {
    if (start === undefined) return;
    cancel();
    update(1);
    onEnd?.();
  }

  function cancel(): void {
    start = undefined;
    frames.cancel(handle);
  }

  function onFrame(time: number): void {
    if (start === undefined) return;
    if (isFirst) start = Math.min(start, time - firstStep);
    isFirst = false;
    const share = (time - start) / duration;
    if (share >= 1) return finish();
    update(easing(Math.max(0, share)));
    // The update itself may have ended it.
    if (start !== undefined) handle = frames.request(onFrame);
  }

  if (duration > 0) handle = frames.request(onFrame);
  else finish();
  return { finish, cancel };
}
