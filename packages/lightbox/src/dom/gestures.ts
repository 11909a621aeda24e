import type { Clock, Teardown } from '@frontage/core-lifecycle';
import type { LightboxItem } from '../lightbox-item';
import { readHalf } from '../read-half';
import type { LightboxViewHost } from './lightbox-view';
import type { Slots } from './create-slots';
import { createZoom } from './create-zoom';
import { createSwipe } from './create-swipe';

/** What pointers act upon. */
export interface GestureHost extends Pick<LightboxViewHost, 'window' | 'settings' | 'pictures' | 'close' | 'step'> {
  readonly clock: Clock;
  readonly dialog: HTMLElement;
  readonly slots: Slots;
  /** How many items there are. */
  count(): number;
  /** The item so many places on. */
  item(by: number): LightboxItem | undefined;
}

/** Pointers over a lightbox. */
export interface Gestures {
  /** Another item is shown: nothing is zoomed or dragged. */
  reset(): void;
  readonly destroy: Teardown;
}

/** Two clicks or taps within this time, in ms, are one gesture. */
const doubleTime = 250;
const noGesture = 'a,button,input,video,audio,iframe';

/**
 * Clicks on the halves of an item, swipes, and zooming by wheel, pinch, double click and
 * double tap. A click on a picture waits for a second one, which would zoom.
 */
export function trackGestures(host: GestureHost): Gestures {
  const { dialog, settings, clock } = host;
  const zoom = createZoom(host);
  const swipe = createSwipe(host);
  const fingers = new Map<number, PointerEvent>();
  const ends = new AbortController();
  let waiting: unknown;
  let lastTap: PointerEvent | undefined;
  let isClick = false;

  function onDown(event: PointerEvent): void {
    // Everything in the dialog is an element.
    const target = event.target as Element;
    isClick = event.pointerType === 'mouse';
    if (event.button || target.closest(noGesture) || !target.closest('[data-current]')) return;
    fingers.set(event.pointerId, event);
    if (fingers.size > 1) swipe.cancel();
    else if (!zoom.isZoomed() && !isClick) swipe.start(event);
  }

  function onMove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, event);
    const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) zoom.pinch(before, event, other);
    else if (zoom.isZoomed()) {
      // A drag ends in a click, which is none.
      isClick = false;
      zoom.pan(event.clientX - before.clientX, event.clientY - before.clientY);
    } else swipe.move(event);
  }

  function onUp(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    const isTap = !swipe.end(event) && event.type === 'pointerup' && event.pointerType !== 'mouse';
    const isSecond = lastTap && event.timeStamp - lastTap.timeStamp < doubleTime && near(event, lastTap);
    if (isTap && isSecond) zoom.toggle(event);
    lastTap = isTap && !isSecond ? event : undefined;
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (!isClick || zoom.isZoomed() || target.closest(noGesture) || !target.closest('[data-current]')) return;
    const { width, left } = dialog.getBoundingClientRect();
    const dir = dialog.matches(':dir(rtl)') ? 'rtl' : 'ltr';
    const half = readHalf((event.clientX - left) / width, settings.edge, dir);
    clock.clearTimeout(waiting);
    if (!half || host.count() < 2 || event.detail > 1) return;
    const go = (): void => host.step(half === 'next' ? 1 : -1);
    if (target.localName === 'img') waiting = clock.setTimeout(go, doubleTime);
    else go();
  }

  function onDoubleClick(event: MouseEvent): void {
    clock.clearTimeout(waiting);
    if (isClick && (event.target as Element).closest('[data-current]')) zoom.toggle(event);
  }

  const { signal } = ends;
  dialog.addEventListener('pointerdown', onDown, { signal });
  dialog.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) dialog.addEventListener(type, onUp, { signal });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('dblclick', onDoubleClick, { signal });
  dialog.addEventListener('wheel', zoom.onWheel, { signal, passive: false });

  function reset(): void {
    clock.clearTimeout(waiting);
    zoom.reset();
    swipe.reset();
  }

  return {
    reset,
    destroy() {
      reset();
      ends.abort();
    },
  };
}

function near(one: PointerEvent, other: PointerEvent): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < 30;
}
