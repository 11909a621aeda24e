import { easeOut } from '@frontage/motion';
import { resizeDelay } from '../motion-defaults';
import { movingAttribute } from './gallery-attributes';
import { listen } from './listen';
import { listenPassively } from './listen-passively';
import { isRightToLeft } from './is-right-to-left';
import type { MovingGallery } from './moving-design';
import { whenStill } from './when-still';

/** Scrolls to a position in px from the beginning, within `ms`; 0 is at once. */
export type ScrollMotor = (place: number, ms: number) => void;

/**
 * Called when the list stops; `byUser` is its position in px if a finger, a wheel or a key moved
 * it.
 */
export type OnRest = (byUser?: number) => void;

/** The ms that a first frame counts if it is no later than the start, so that it moves too. */
const firstStep = 8;

/**
 * Moves a real scroller. Programmatic moves are a tween of exact duration with snapping off;
 * snapping is only on while a visitor moves the list. Positions count from the beginning of the
 * text, in either direction.
 */
export function createScrollMotor(
  { list, window, clock, ends, hold }: MovingGallery,
  onRest: OnRest,
): ScrollMotor {
  let last = 0;
  let frame = 0;
  let release: (() => void) | undefined;

  const place = (): number => Math.abs(list.scrollLeft);

  function stop(): void {
    window.cancelAnimationFrame(frame);
    release?.();
    release = undefined;
  }

  /** Nothing, `tween` or `user`. */
  function setMoving(by?: string): void {
    if (by) list.setAttribute(movingAttribute, by);
    else list.removeAttribute(movingAttribute);
  }

  function end(byUser?: number): void {
    stop();
    setMoving();
    onRest(byUser);
  }

  function onUser(event?: Event): void {
    // A downward wheel scrolls the page.
    if (event instanceof window.WheelEvent && Math.abs(event.deltaY) >= Math.abs(event.deltaX))
      return;
    stop();
    setMoving('user');
  }

  function onScrollEnd(): void {
    if (list.getAttribute(movingAttribute) !== 'user') return;
    last = place();
    end(last);
  }

  const later = whenStill(ends, clock, onScrollEnd, resizeDelay.layout);
  listenPassively(ends, list, 'touchstart', onUser);
  listenPassively(ends, list, 'wheel', onUser);
  listen(ends, list, 'scrollend', onScrollEnd);
  listen(ends, list, 'scroll', () => {
    if (release || Math.abs(place() - last) <= 1) return;
    last = -9;
    setMoving('user');
    if (!('onscrollend' in window)) later();
  });
  ends.push(stop, () => setMoving());

  return (target, ms) => {
    stop();
    const from = place();
    const sign = isRightToLeft(list, window) ? -1 : 1;
    const duration = Math.abs(target - from) < 1 ? 0 : ms;
    let start = 0;

    function step(now: number): void {
      start ||= now - firstStep;
      const share = duration ? Math.min(1, (now - start) / duration) : 1;
      last = from + (target - from) * easeOut(share);
      list.scrollLeft = sign * last;
      if (share < 1) frame = window.requestAnimationFrame(step);
      else end();
    }

    if (!duration) return step(0);
    setMoving('tween');
    release = hold(duration);
    frame = window.requestAnimationFrame(step);
  };
}
