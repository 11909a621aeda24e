import type { Frames } from '../create-tween';

/** Makes frames from a window. A hidden tab has no frames until it is visible again. */
export function browserFrames(window: Window): Frames {
  return {
    now: () => window.performance.now(),
    request: (run) => window.requestAnimationFrame(run),
    // The handle is the number that requestAnimationFrame returned; 0 cancels nothing.
    cancel: (handle) => window.cancelAnimationFrame(typeof handle === 'number' ? handle : 0),
  };
}
