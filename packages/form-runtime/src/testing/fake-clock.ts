import type { Clock } from '@frontage/core-lifecycle';

/** A clock that a test moves by hand. */
export interface FakeClock extends Clock {
  /** Lets time pass and runs what is due, in order. */
  advance(ms: number): void;
  /** How many runs still wait. */
  waiting(): number;
}

/** Makes a clock that stands at zero. */
export function createFakeClock(): FakeClock {
  let time = 0;
  const timers = new Map<object, { readonly at: number; readonly run: () => void }>();
  return {
    now: () => time,
    setTimeout: (run, ms) => {
      const handle = {};
      timers.set(handle, { at: time + ms, run });
      return handle;
    },
    // The map is asked for what may be no handle of ours, as the interface allows.
    clearTimeout: (handle) => void timers.delete(handle as object),
    advance: (ms) => {
      time += ms;
      const due = [...timers].filter(([, { at }]) => at <= time).sort(([, a], [, b]) => a.at - b.at);
      for (const [handle, { run }] of due) if (timers.delete(handle)) run();
    },
    waiting: () => timers.size,
  };
}
