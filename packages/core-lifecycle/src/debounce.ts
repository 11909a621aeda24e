import type { Clock } from './clock';

/** A call that waits until no further call has come for a while. */
export interface Debounce {
  /** Asks for a run; an earlier request that still waits is replaced. */
  (): void;
  /** Forgets a waiting request. */
  cancel(): void;
}

/**
 * Runs `run` once no call has come for `ms` milliseconds.
 *
 * @param clock whose time counts; only its timers are used
 * @param run what is to happen
 * @param ms the quiet time, e.g. 100 for layout, 300 by default elsewhere [9.22]
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
