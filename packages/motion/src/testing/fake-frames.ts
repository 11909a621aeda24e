import type { Frames } from '../create-tween';

/** Frames that a test triggers. */
export interface FakeFrames extends Frames {
  /** Advances the time and runs one frame. */
  frame(ms: number): void;
  /** How many requests are waiting. */
  readonly waiting: number;
}

/** Makes frames for tests; the time begins at 1,000. */
export function createFakeFrames(): FakeFrames {
  const waiting = new Map<number, (time: number) => void>();
  let now = 1000;
  let next = 1;
  return {
    now: () => now,
    request: (run) => {
      waiting.set(next, run);
      return next++;
    },
    cancel: (handle) => void waiting.delete(Number(handle)),
    frame: (ms) => {
      now += ms;
      const due = [...waiting.values()];
      waiting.clear();
      for (const run of due) run(now);
    },
    get waiting() {
      return waiting.size;
    },
  };
}
