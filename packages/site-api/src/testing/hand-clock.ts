import type { RetryClock } from '../retry-call';

/** A clock that stands still: tests read the waits and end them by hand. */
export interface HandClock extends RetryClock {
  /** The pending waits, in milliseconds. */
  readonly waiting: readonly number[];
  /** Ends the pending waits and runs everything that follows from them. */
  next(): Promise<void>;
}

/** Makes such a clock. This package may not import one. */
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
