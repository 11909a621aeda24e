import type { Frames } from '../create-tween';

/** The frames of a window. In a hidden tab there are none until it is seen again. */
export function browserFrames(window: Window): Frames {
  return {
    now: () => window.performance.now(),
    request: (run) => window.requestAnimationFrame(run),
    // The handle is what requestAnimationFrame above gave, a number; 0 cancels nothing.
    cancel: (handle) => window.cancelAnimationFrame(typeof handle === 'number' ? handle : 0),
  };
}
