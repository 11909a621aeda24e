import type { Clock } from './clock';

/** Time that one idle turn may use, in ms [9.15]. */
export const idleBudget = 50;

/** How long to wait for a turn where the host knows no idle time, in ms [9.15]. */
export const idleFallback = 100;

/** What an idle turn is told: how many milliseconds of it are left. */
export interface IdleDeadline {
  /** Whether the turn came because the wait was over, not because the host was idle. */
  readonly didTimeout: boolean;
  /** Milliseconds left, never below 0. */
  timeRemaining(): number;
}

/** Asks for an idle turn; the result takes the request back. */
export type RequestIdle = (run: (deadline: IdleDeadline) => void) => () => void;

/**
 * Idle turns for hosts without `requestIdleCallback`: a turn comes after 100 ms and
 * has a budget of 50 ms [9.15].
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
 * Runs jobs in idle turns, as many as fit into the budget of a turn, in the order
 * they came. A job is never cut; one that throws does not stop the next.
 *
 * @param requestIdle where turns come from
 * @param onError told what a job threw
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
    // At least one job a turn, or a busy page would starve them all.
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
  /** Adds a job behind those that wait. */
  add(job: () => void): void;
  /** Forgets the waiting jobs. */
  destroy(): void;
}
