import type { Clock } from '../clock';

/** A clock that jumps from one event to the next. */
export interface EventQueue extends Clock {
  /** Runs the next event and everything that follows from it at once; false if nothing waits. */
  step(): Promise<boolean>;
}

/** The most microtasks that follow from one event: saving a form takes about ten. */
const turns = 24;

/**
 * Creates an empty queue at time 0.
 *
 * @param settle waits for everything that follows from one event. @default a number of microtasks
 *   that is enough for a form
 */
export function createEventQueue(settle: () => Promise<void> = afterTurns): EventQueue {
  const waiting = new Map<number, { readonly time: number; readonly run: () => void }>();
  let now = 0;
  let handle = 0;
  return {
    now: () => now,
    setTimeout: (run, ms) => {
      waiting.set((handle += 1), { time: now + ms, run });
      return handle;
    },
    clearTimeout: (cleared) => void waiting.delete(Number(cleared)),
    step: async () => {
      let first: number | undefined;
      for (const [key, { time }] of waiting) {
        if (first === undefined || time < (waiting.get(first)?.time ?? 0)) first = key;
      }
      const event = first === undefined ? undefined : waiting.get(first);
      if (first === undefined || !event) return false;
      waiting.delete(first);
      now = Math.max(now, event.time);
      event.run();
      await settle();
      return true;
    },
  };
}

async function afterTurns(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
