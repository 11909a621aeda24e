import type { Clock } from '../clock';

/** The window's own time: `performance.now()` and its timers. */
export function browserClock(window: Window): Clock {
  return {
    now: () => window.performance.now(),
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    // The handle is what setTimeout above gave, a number; browsers ignore anything else.
    clearTimeout: (handle) => window.clearTimeout(handle as number),
  };
}

/** Idle turns of the window, where it knows them; the result cancels the request. */
export function browserIdle(
  window: Window,
): ((run: (deadline: IdleDeadline) => void) => () => void) | undefined {
  // Safari has had no requestIdleCallback for years; its type claims otherwise.
  if (!window.requestIdleCallback) return undefined;
  return (run) => {
    const handle = window.requestIdleCallback(run, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  };
}
