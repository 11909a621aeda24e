import type { Teardown } from '@frontage/core-lifecycle';
import { stepSwipe, type SwipeEffect, type SwipeEvent, type SwipeState } from '../step-swipe';
import { listen } from './listen';

/**
 * Reports horizontal drags of fingers and pens on an element [9.22]; a mouse drags nothing. The
 * element's `touch-action` leaves vertical scrolling to the page.
 */
export function followPointer(
  ends: Teardown[],
  element: HTMLElement,
  onSwipe: (effect: SwipeEffect) => void,
): void {
  let state: SwipeState = { phase: 'idle' };

  for (const type of ['down', 'move', 'up', 'cancel'] satisfies SwipeEvent['type'][]) {
    listen(ends, element, `pointer${type}`, (event) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      const { effect, ...step } = stepSwipe(state, {
        type,
        x: event.clientX,
        y: event.clientY,
        time: event.timeStamp,
      });
      state = step.state;
      if (effect?.type === 'drag' && event.isTrusted) element.setPointerCapture(event.pointerId);
      if (effect) onSwipe(effect);
    });
  }
}
