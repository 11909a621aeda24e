import type { Clock } from '../clock';

/** A clock that stands still until it is advanced. */
export interface FakeClock extends Clock {
  /** Advances by `ms` milliseconds and runs the timers that are due, in order. */
  advance(ms: number): void;
  /** The number of pending timers. */
  readonly waiting: number;
}

/** Creates a clock for tests. */
export function createFakeClock(): FakeClock {
  const timers = new Map<number, { time: number; run: () => void }>();
  let now = 0;
  let nextHandle = 1;

  function advance(ms: number): void {
    const end = now + ms;
    for (;;) {
      const due = [...timers]
        .filter(([, { time }]) => time <= end)
        .sort(([, a], [, b]) => a.time - b.time)[0];
      if (!due) break;
      const [handle, { time, run }] = due;
      timers.delete(handle);
      now = time;
      run();
    }
    // A timer may have advanced the clock itself.
    now = Math.max(now, end);
  }

  return {
    now: () => now,
    setTimeout: (run, ms) => {
      timers.set(nextHandle, { time: now + ms, run });
      return nextHandle++;
    },
    clearTimeout: (handle) => void timers.delete(Number(handle)),
    advance,
    get waiting() {
      return timers.size;
    },
  };
}
