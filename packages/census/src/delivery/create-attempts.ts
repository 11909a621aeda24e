import type { Clock } from '@frontage/core-lifecycle';
import { waitAfterFault, type Answer } from './judge-answer';

/** When a page tries to send, and how long it waits after faults. */
export interface Attempts {
  /** Tries in so many milliseconds, unless a try is due already. */
  schedule(ms: number): void;
  /** Something failed: tries again later, up to `mostFaults` times in a row. */
  retry(answer: Answer): void;
  /** Something arrived. */
  succeed(): void;
  /** Takes back the try that is due. */
  cancel(): void;
}

/** After so many faults in a row a page gives up; the journal goes on from the next. */
export const mostFaults = 8;

/** What attempts need. */
export interface AttemptsOptions {
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: () => number;
  readonly run: () => void;
}

/** Creates the attempts of a page. */
export function createAttempts({ clock, now, random, run }: AttemptsOptions): Attempts {
  let timer: unknown;
  let faults = 0;

  function schedule(ms: number): void {
    if (faults >= mostFaults) return;
    timer ??= clock.setTimeout(() => {
      timer = undefined;
      run();
    }, ms);
  }

  return {
    schedule,
    retry(answer) {
      faults++;
      schedule(waitAfterFault(answer, { faults, now: now(), random }));
    },
    succeed: () => void (faults = 0),
    cancel() {
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
