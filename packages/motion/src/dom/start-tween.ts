import { createReducedMotion } from '@frontage/core-lifecycle/dom';
import { createTween, type Tween, type TweenOptions } from '../create-tween';
import { browserFrames } from './browser-frames';

/** Options of a tween in a window. */
export interface BrowserTweenOptions extends Omit<TweenOptions, 'frames'> {
  window: Window;
}

/**
 * Starts a tween over the frames of a window. If the visitor prefers reduced motion, it jumps to
 * the end.
 *
 * @throws TypeError as `createTween` does
 * @example
 * const tween = startTween((share) => { box.scrollLeft = share * 400; }, { window });
 */
export function startTween(update: (share: number) => void, options: BrowserTweenOptions): Tween {
  const { window, ...rest } = options;
  const duration = createReducedMotion(window)() ? 0 : rest.duration;
  return createTween(update, { ...rest, duration, frames: browserFrames(window) });
}
