import type { LightboxItem } from '../lightbox-item';
import { readSwipe, swipeAxis } from '../read-swipe';
import type { Slot } from './create-slots';
import type { GestureHost } from './gesture-host';
import { dragAttribute as drag, swipeAttribute as swipe } from './lightbox-parts';

/** A drag with one finger. */
export interface Swipe {
  start(event: PointerEvent): void;
  move(event: PointerEvent): void;
  /** @returns whether it was a drag rather than a tap */
  end(event: PointerEvent): boolean;
  /** A second finger touches the screen. */
  cancel(): void;
  /** Another item is shown. */
  reset(): void;
}

/** Drags the item with the finger, with the neighbour beside it; a drag downwards closes. */
export function createSwipe({
  window,
  dialog,
  slots,
  count,
  item,
  step,
  close,
}: GestureHost): Swipe {
  let begin: PointerEvent | undefined;
  let axis: 'x' | 'y' | undefined;
  let isCommitted = false;

  const isRtl = (): boolean => dialog.matches(':dir(rtl)');
  /** The number of places to the item that comes in from that side. */
  const placesTo = (dx: number): number => (dx < 0 !== isRtl() ? 1 : -1);
  /** Moves the shown item by this many px. */
  const shift = (dx: number, dy: number): void => translate(slots.both()[0], `${dx}px ${dy}px`);

  function beside(neighbour: LightboxItem, dx: number): void {
    const other = slots.both()[1];
    slots.fill(other, neighbour);
    shift(dx, 0);
    translate(other, `calc(${dx}px ${dx < 0 ? '+' : '-'} 100%)`);
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (!begin) return;
    const [dx, dy] = [clientX - begin.clientX, clientY - begin.clientY];
    axis ??= swipeAxis(dx, dy);
    if (!axis) return;
    dialog.removeAttribute(swipe);
    dialog.setAttribute(drag, axis);
    const neighbour = count() > 1 ? item(placesTo(dx)) : undefined;
    if (axis === 'y') shift(0, Math.max(dy, 0));
    else if (neighbour) beside(neighbour, dx);
    else {
      // The only or last item gives way only a little; nothing is beside it.
      slots.fill(slots.both()[1]);
      shift(dx / 4, 0);
    }
  }

  function end({ clientX, clientY, timeStamp, type }: PointerEvent): boolean {
    const from = begin;
    const way = axis;
    begin = axis = undefined;
    if (!from || !way) return false;
    const [dx, dy] = way === 'x' ? [clientX - from.clientX, 0] : [0, clientY - from.clientY];
    const ms = timeStamp - from.timeStamp;
    const side =
      type === 'pointercancel' ? undefined : readSwipe({ dx, dy, ms, width: window.innerWidth });
    dialog.removeAttribute(drag);
    dialog.setAttribute(swipe, way);
    if (side === 'down') close();
    else if (side && count() > 1 && item(placesTo(dx))) {
      isCommitted = true;
      translate(slots.both()[0], dx < 0 ? '-100%' : '100%');
      step(placesTo(dx));
      translate(slots.both()[0], '');
      isCommitted = false;
    } else {
      const [current, other] = slots.both();
      translate(current, '');
      // The visible neighbour leaves the way it came.
      if (way === 'x') translate(other, dx < 0 ? '100%' : '-100%');
    }
    return true;
  }

  function cancel(): void {
    // The neighbour stays beside it, out of sight.
    if (axis) translate(slots.both()[0], '');
    begin = axis = undefined;
    dialog.removeAttribute(drag);
  }

  return {
    start: (event) => void (begin = event),
    move,
    end,
    cancel,
    reset() {
      if (isCommitted) return;
      cancel();
      for (const slot of slots.both()) translate(slot, '');
      dialog.removeAttribute(swipe);
    },
  };
}

function translate({ element }: Slot, by: string): void {
  element.style.translate = by;
}
