import { tweenDuration } from './defaults';
import { easeOut, type Easing } from './easing';
import { noDurationMessage, noFunctionMessage } from './messages';

/** The source of a tween's frames: the browser's frames in use, fake ones in tests. */
export interface Frames {
  /** The time now, in ms, on the same scale as the time of the frames. */
  now(): number;
  /** Runs once at the next frame, with its time. The result is the handle for `cancel`. */
  request(run: (time: number) => void): unknown;
  /** Cancels the request with this handle. */
  cancel(handle: unknown): void;
}

/** How a tween runs. */
export interface TweenOptions {
  frames: Frames;
  /** In ms; with 0 or less the tween ends at once. @default 300 [9.16] */
  duration?: number | undefined;
  /** @default easeOut */
  easing?: Easing | undefined;
  /** Called once when the tween reaches its end; not after `cancel`. */
  onEnd?: (() => void) | undefined;
}

/** A running tween. */
export interface Tween {
  /** Jumps to the end. */
  finish(): void;
  /** Stops at the current value. Calling it again does nothing. */
  cancel(): void;
}

/** If the first frame is not later than the start, it counts as this many ms. */
const firstStep = 8;

/**
 * Runs from 0 to 1 and calls `update` at each frame with the share of the way that is done; the
 * last call gets exactly 1.
 *
 * @throws TypeError with the message of [5.15] if `update` is no function or the duration is not
 * finite
 * @example
 * const tween = createTween((share) => { box.scrollLeft = share * 400; }, { frames });
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
    // `update` itself may have ended the tween.
    if (start !== undefined) handle = frames.request(onFrame);
  }

  if (duration > 0) handle = frames.request(onFrame);
  else finish();
  return { finish, cancel };
}
