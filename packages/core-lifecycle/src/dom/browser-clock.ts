import type { Clock } from '../clock';

/** The window's clock: `performance.now()` and its timers. */
export function browserClock(window: Window): Clock {
  return {
    now: () => window.performance.now(),
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    // The handle is the number that setTimeout above returned; browsers ignore anything else.
    clearTimeout: (handle) => window.clearTimeout(handle as number),
  };
}

/** The window's idle callbacks, if it has them; the result cancels the request. */
export function browserIdle(
  window: Window,
): ((run: (deadline: IdleDeadline) => void) => () => void) | undefined {
  // Safari has no requestIdleCallback; its type claims otherwise.
  if (!window.requestIdleCallback) return undefined;
  return (run) => {
    const handle = window.requestIdleCallback(run, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  };
}
