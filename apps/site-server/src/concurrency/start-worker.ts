import type { Clock } from '@frontage/core-lifecycle';

/** Something that is done again and again. */
export interface Job {
  /**
   * Does what is due. Answers whether there may be more to do at once. Doing it twice, or on two
   * servers at the same time, is harmless.
   *
   * @param stopping aborted once the worker is to stop
   */
  run(stopping: AbortSignal): Promise<boolean>;
  /** Milliseconds from its end to its next start. */
  readonly every: number;
  /** Milliseconds until it is done for the first time. @default 0 */
  readonly first?: number;
  /** Whether `wake` has it done at once. @default false */
  readonly isWakeable?: boolean;
  /** Gets what it failed with; it is done again, later each time that it fails in a row. */
  report(error: unknown): void;
}

/** Does jobs in turn, each in its own rhythm. */
export interface Worker {
  /** Does now what can be woken. While it is under way it is done once more afterwards. */
  wake(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Starts no job any more; the one under way is finished. Calling it again does nothing. */
  stop(): Promise<void>;
}

/** What a worker needs. */
export interface WorkerOptions {
  readonly jobs: readonly Job[];
  readonly timers: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
}

/**
 * The longest that failures put a job off, in milliseconds, where its own rhythm is not slower:
 * nobody waits much longer once a database is back.
 */
export const longestBackOff = 60_000;

/** Milliseconds until a job is done again that has failed so often in a row. */
export function waitBefore({ every }: Pick<Job, 'every'>, failures: number): number {
  return Math.min(every * 2 ** Math.max(0, failures - 1), Math.max(every, longestBackOff));
}

/** A job with the timer that starts it next. */
interface Scheduled {
  readonly job: Job;
  timer: unknown;
  /** How often it has failed in a row. */
  failures: number;
}

/** Starts a worker: does each job once, one after the other, and then in its rhythm. */
export function startWorker({ jobs, timers }: WorkerOptions): Worker {
  const stopping = new AbortController();
  const scheduled = jobs.map((job): Scheduled => ({ job, timer: undefined, failures: 0 }));
  const due = new Set<Scheduled>();
  let running: Promise<void> | undefined;

  function enqueue(entry: Scheduled): void {
    if (stopping.signal.aborted) return;
    timers.clearTimeout(entry.timer);
    due.add(entry);
    // Not before `running` is set: what a job wakes as it starts is then done after it.
    running ??= Promise.resolve().then(runDue);
  }

  function enqueueIn(entry: Scheduled, ms: number): void {
    entry.timer = timers.setTimeout(() => enqueue(entry), ms);
  }

  async function runDue(): Promise<void> {
    // What becomes due meanwhile comes last.
    for (const entry of due) {
      due.delete(entry);
      await run(entry);
      if (stopping.signal.aborted) break;
      if (!due.has(entry)) enqueueIn(entry, waitBefore(entry.job, entry.failures));
    }
    running = undefined;
  }

  async function run(entry: Scheduled): Promise<void> {
    try {
      while ((await entry.job.run(stopping.signal)) && !stopping.signal.aborted) continue;
      entry.failures = 0;
    } catch (error) {
      entry.failures += 1;
      entry.job.report(error);
    }
  }

  for (const entry of scheduled) {
    const { first = 0 } = entry.job;
    if (first > 0) enqueueIn(entry, first);
    else enqueue(entry);
  }
  return {
    wake() {
      for (const entry of scheduled) if (entry.job.isWakeable) enqueue(entry);
    },
    idle: async () => {
      while (running) await running;
    },
    async stop() {
      stopping.abort();
      for (const { timer } of scheduled) timers.clearTimeout(timer);
      await running;
    },
  };
}
