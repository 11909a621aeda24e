import type { Teardown } from '@frontage/core-lifecycle';
import { asElement } from '@frontage/core-lifecycle/dom';
import { readHalf } from '../read-half';
import { createSwipe } from './create-swipe';
import { createZoom, type Zoom } from './create-zoom';
import type { GestureHost } from './gesture-host';

/** Gestures over a lightbox. */
export interface Gestures {
  /** Resets zoom and drag for another item. */
  reset(): void;
  readonly destroy: Teardown;
}

/** Two clicks or taps within this time, in ms, are one gesture. */
const doubleTime = 250;
/** The largest distance between the two, and the largest movement of a tap, in px. */
const doubleDistance = 30;
const tapDistance = 10;
const noGesture = 'a,button,input,video,audio,iframe';
/** Elements that use these keys themselves. */
const ownKeys = 'input,textarea,select,video,audio,[contenteditable]';

/**
 * Handles clicks on the halves of an item, swipes, and zooming by wheel, pinch, double click,
 * double tap and key: Z, + and −, Shift with an arrow. A click on a picture waits for a possible
 * second one, which would zoom.
 */
export function trackGestures(host: GestureHost): Gestures {
  const { dialog, settings, clock } = host;
  const zoom = createZoom(host);
  const swipe = createSwipe(host);
  const fingers = new Map<number, PointerEvent>();
  const ends = new AbortController();
  // The click that waits for a second one.
  let waiting: unknown;
  let lastTap: PointerEvent | undefined;
  // The start of the pointer, if it is the only one.
  let down: PointerEvent | undefined;

  function onDown(event: PointerEvent): void {
    const target = asElement(event.target);
    down = event;
    if (event.button || !isOnItem(target)) return;
    fingers.set(event.pointerId, event);
    if (fingers.size > 1) {
      down = undefined;
      swipe.cancel();
    } else if (!zoom.isZoomed() && event.pointerType !== 'mouse') swipe.start(event);
  }

  function onMove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, event);
    const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) zoom.pinch(before, event, other);
    else if (zoom.isZoomed())
      zoom.pan(event.clientX - before.clientX, event.clientY - before.clientY);
    else swipe.move(event);
  }

  function onUp(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    const isTap =
      !swipe.end(event) &&
      event.type === 'pointerup' &&
      event.pointerType !== 'mouse' &&
      isNear(event, down, tapDistance);
    const isSecond =
      lastTap &&
      event.timeStamp - lastTap.timeStamp < doubleTime &&
      isNear(event, lastTap, doubleDistance);
    if (isTap && isSecond) zoom.toggle(event);
    lastTap = isTap && !isSecond ? event : undefined;
  }

  function onClick(event: MouseEvent): void {
    const target = asElement(event.target);
    // A drag ends in a click too.
    if (down?.pointerType !== 'mouse' || !isNear(event, down, tapDistance)) return;
    if (!isOnItem(target)) return;
    const isSecond = waiting !== undefined && event.detail > 1;
    stopWaiting();
    if (isSecond) zoom.toggle(event);
    else if (target.localName === 'img') waiting = clock.setTimeout(() => turn(event), doubleTime);
    else turn(event);
  }

  function turn({ clientX }: MouseEvent): void {
    waiting = undefined;
    const { width, left } = dialog.getBoundingClientRect();
    const dir = dialog.matches(':dir(rtl)') ? 'rtl' : 'ltr';
    const half = readHalf((clientX - left) / width, settings.edge, dir);
    if (half && !zoom.isZoomed()) host.step(half === 'next' ? 1 : -1);
  }

  function stopWaiting(): void {
    clock.clearTimeout(waiting);
    waiting = undefined;
  }

  const { signal } = ends;
  dialog.addEventListener('keydown', (event) => zoomByKey(event, zoom), { signal, capture: true });
  dialog.addEventListener('pointerdown', onDown, { signal });
  dialog.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    dialog.addEventListener(type, onUp, { signal });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('wheel', zoom.onWheel, { signal, passive: false });

  signal.addEventListener('abort', reset);

  function reset(): void {
    stopWaiting();
    zoom.reset();
    swipe.reset();
  }
  return { reset, destroy: () => ends.abort() };
}

function zoomByKey(event: KeyboardEvent, { onKey }: Zoom): void {
  const { altKey, ctrlKey, metaKey, target } = event;
  if (altKey || ctrlKey || metaKey || asElement(target).closest(ownKeys)) return;
  if (onKey(event)) event.preventDefault();
}

/** Whether a pointer is over the shown item, and not over an interactive part of it. */
function isOnItem(target: Element): boolean {
  return !target.closest(noGesture) && !!target.closest('[data-current]');
}

function isNear(a: MouseEvent, b: MouseEvent | undefined, distance: number): boolean {
  return !!b && Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) < distance;
}
