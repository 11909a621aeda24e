import type { Teardown } from '@frontage/core-lifecycle';
import { stepSwipe, type SwipeEffect, type SwipeEvent, type SwipeState } from '../step-swipe';
import { listen } from './listen';

/**
 * Tells what fingers and pens drag sideways on an element [9.22]; a mouse drags
 * nothing. The element keeps vertical scrolling to the page by its `touch-action`.
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
