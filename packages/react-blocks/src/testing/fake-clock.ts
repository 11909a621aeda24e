import type { Clock } from '@frontage/core-lifecycle';

/** A clock that a test moves by hand. */
export function createFakeClock(): Clock & { advance(ms: number): void; readonly pending: number } {
  const timers = new Map<object, { at: number; run: () => void }>();
  let now = 0;

  return {
    now: () => now,
    setTimeout(run, ms) {
      const handle = {};
      timers.set(handle, { at: now + ms, run });
      return handle;
    },
    clearTimeout(handle) {
      // Handles come from setTimeout above; the map ignores anything else.
      timers.delete(handle as object);
    },
    advance(ms) {
      now += ms;
      for (const [handle, { at, run }] of timers) {
        if (at > now || !timers.delete(handle)) continue;
        run();
      }
    },
    get pending() {
      return timers.size;
    },
  };
}
