import type { Clock } from '@frontage/core-lifecycle';

/** A repeated job. */
export interface Job {
  /**
   * Does what is due. Returns whether there may be more to do at once. Running it twice, or on two
   * servers at the same time, must do no harm.
   *
   * @param stopping aborted when the worker is stopping
   */
  run(stopping: AbortSignal): Promise<boolean>;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  /** Milliseconds until the first run. @default 0 */
  readonly first?: number;
  /** Whether `wake` runs it at once. @default false */
  readonly isWakeable?: boolean;
  /**
   * Called with the error of a failed run. The job is retried, with a longer wait after each
   * failure in a row.
   */
  report(error: unknown): void;
}

/** Runs jobs in turn, each at its own interval. */
export interface Worker {
  /** Runs the wakeable jobs now. A job that is already running runs once more afterwards. */
  wake(): void;
  /** Resolves when no job is running. */
  idle(): Promise<void>;
  /** Starts no more jobs and waits for the running one. Calling it again does nothing. */
  stop(): Promise<void>;
}

/** What a worker needs. */
export interface WorkerOptions {
  readonly jobs: readonly Job[];
  readonly timers: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
}

/**
 * The longest wait after failures, in milliseconds, unless the job's own interval is longer: work
 * resumes soon after a database is back.
 */
export const longestBackOff = 60_000;

/** Returns the milliseconds until the next run of a job, given its failures in a row. */
export function waitBefore({ every }: Pick<Job, 'every'>, failures: number): number {
  return Math.min(every * 2 ** Math.max(0, failures - 1), Math.max(every, longestBackOff));
}

/** A job and the timer of its next run. */
interface Scheduled {
  readonly job: Job;
  timer: unknown;
  /** How often it has failed in a row. */
  failures: number;
}

/** Starts a worker: runs each job once, one after the other, and then at its interval. */
export function startWorker({ jobs, timers }: WorkerOptions): Worker {
  const stopping = new AbortController();
  const scheduled = jobs.map((job): Scheduled => ({ job, timer: undefined, failures: 0 }));
  const due = new Set<Scheduled>();
  let running: Promise<void> | undefined;

  function enqueue(entry: Scheduled): void {
    if (stopping.signal.aborted) return;
    timers.clearTimeout(entry.timer);
    due.add(entry);
    // Deferred until `running` is set: a job that is woken while it starts then runs once more.
    running ??= Promise.resolve().then(runDue);
  }

  function enqueueIn(entry: Scheduled, ms: number): void {
    entry.timer = timers.setTimeout(() => enqueue(entry), ms);
  }

  async function runDue(): Promise<void> {
    // Jobs that become due meanwhile come last.
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
