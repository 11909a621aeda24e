import type { Clock } from '@frontage/core-lifecycle';

/** Does what is due again and again. */
export interface Polling {
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Takes nothing more up; what is under way is finished. Twice is harmless. */
  stop(): Promise<void>;
}

/** What a worker needs. */
export interface PollingOptions {
  /** What is done each time; each answers whether there may be more. */
  readonly jobs: readonly (() => Promise<boolean>)[];
  readonly timers: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** Gets what a job failed with; it is done again next time. */
  report(error: unknown): void;
}

/** How often what is due is looked for, in milliseconds. */
export const pollTime = 5_000;

/** Starts to do some jobs, one after the other, as long as they have something to do. */
export function startPolling({ jobs, timers, report }: PollingOptions): Polling {
  let stopped = false;
  let timer: unknown;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (const job of jobs) {
      try {
        while (!stopped && (await job())) continue;
      } catch (error) {
        report(error);
      }
    }
    running = undefined;
    if (!stopped) timer = timers.setTimeout(start, pollTime);
  }

  function start(): void {
    running = run();
  }

  start();
  return {
    idle: async () => {
      while (running) await running;
    },
    async stop() {
      stopped = true;
      timers.clearTimeout(timer);
      await running;
    },
  };
}
