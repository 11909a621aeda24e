import type { Clock } from './clock';

/** A function that runs once no further call has come for a while. */
export interface Debounce {
  /** Requests a run; replaces a request that is still waiting. */
  (): void;
  /** Drops a waiting request. */
  cancel(): void;
}

/**
 * Runs `run` once no call has come for `ms` milliseconds.
 *
 * @param clock only its timers are used
 * @param run the function to run
 * @param ms the quiet time, e.g. 100 for layout; 300 by default elsewhere [9.22]
 */
export function createDebounce(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  run: () => void,
  ms: number,
): Debounce {
  let handle: unknown;

  const request = (): void => {
    clock.clearTimeout(handle);
    handle = clock.setTimeout(run, ms);
  };
  const cancel = (): void => clock.clearTimeout(handle);

  return Object.assign(request, { cancel });
}
