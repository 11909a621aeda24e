import type { RetryClock } from '../retry-call';

/** A clock that stands still: what waits is looked at, and let go by hand. */
export interface HandClock extends RetryClock {
  /** The waits that are on, in milliseconds. */
  readonly waiting: readonly number[];
  /** Ends the waits that are on, and lets everything that follows from it happen. */
  next(): Promise<void>;
}

/** Makes such a clock. This package may import none. */
export function createHandClock(): HandClock {
  const timers = new Map<unknown, { run: () => void; ms: number }>();
  return {
    setTimeout: (run, ms) => {
      const handle = Symbol('timer');
      timers.set(handle, { run, ms });
      return handle;
    },
    clearTimeout: (handle) => void timers.delete(handle),
    get waiting() {
      return [...timers.values()].map(({ ms }) => ms);
    },
    next: async () => {
      const due = [...timers.values()];
      timers.clear();
      for (const { run } of due) run();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
