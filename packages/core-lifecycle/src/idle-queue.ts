import type { Clock } from './clock';

/** Time that one idle turn may use, in ms [9.15]. */
export const idleBudget = 50;

/** The wait for a turn on a host without idle callbacks, in ms [9.15]. */
export const idleFallback = 100;

/** What an idle callback receives: how many milliseconds of the turn remain. */
export interface IdleDeadline {
  /** Whether the turn came because of a timeout, not because the host was idle. */
  readonly didTimeout: boolean;
  /** Milliseconds that remain, never below 0. */
  timeRemaining(): number;
}

/** Requests an idle turn; the result cancels the request. */
export type RequestIdle = (run: (deadline: IdleDeadline) => void) => () => void;

/**
 * Idle turns for hosts without `requestIdleCallback`: a turn comes after 100 ms and has a budget of
 * 50 ms [9.15].
 */
export function createIdleFallback(clock: Clock): RequestIdle {
  return (run) => {
    const handle = clock.setTimeout(() => {
      const start = clock.now();
      run({
        didTimeout: false,
        timeRemaining: () => Math.max(0, idleBudget - (clock.now() - start)),
      });
    }, idleFallback);
    return () => clock.clearTimeout(handle);
  };
}

/**
 * Creates a queue that runs jobs in idle turns, in their order and as many as fit into a turn's
 * budget. A job is never interrupted; one that throws does not stop the next.
 *
 * @param requestIdle requests the turns
 * @param onError receives what a job threw
 */
export function createIdleQueue(
  requestIdle: RequestIdle,
  onError: (cause: unknown) => void,
): IdleQueue {
  const jobs: (() => void)[] = [];
  let cancelTurn: (() => void) | undefined;

  function ask(): void {
    if (!cancelTurn && jobs.length > 0) cancelTurn = requestIdle(work);
  }

  function work(deadline: IdleDeadline): void {
    cancelTurn = undefined;
    // At least one job runs per turn, or a busy page would starve them all.
    for (
      let job = jobs.shift();
      job;
      job = deadline.timeRemaining() > 0 ? jobs.shift() : undefined
    ) {
      try {
        job();
      } catch (cause) {
        onError(cause);
      }
    }
    ask();
  }

  function add(job: () => void): void {
    jobs.push(job);
    ask();
  }

  function destroy(): void {
    jobs.length = 0;
    cancelTurn?.();
    cancelTurn = undefined;
  }

  return { add, destroy };
}

/** Jobs waiting for idle turns. */
export interface IdleQueue {
  /** Adds a job at the end of the queue. */
  add(job: () => void): void;
  /** Drops the waiting jobs. */
  destroy(): void;
}
