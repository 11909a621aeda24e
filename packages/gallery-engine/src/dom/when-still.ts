import { createDebounce, type Clock, type Debounce, type Teardown } from '@frontage/core-lifecycle';

/**
 * Creates a function that runs `run` once no call has come for this many ms [9.22]; not after the
 * end of the gallery.
 */
export function whenStill(
  ends: Teardown[],
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  run: () => void,
  ms: number,
): Debounce {
  const later = createDebounce(clock, run, ms);
  ends.push(later.cancel);
  return later;
}
