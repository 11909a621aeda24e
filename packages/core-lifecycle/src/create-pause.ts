import type { Clock } from './clock';
import type { Pause } from './deliver';

/**
 * The wait before the second attempt, in milliseconds; each later wait is twice as long, up to
 * `longestPause`.
 */
export const firstPause = 1_000;

/** The longest wait between attempts, in milliseconds. */
export const longestPause = 30_000;

/** Creates the waits between attempts; each is twice as long as the one before. */
export function createPause(clock: Clock): Pause {
  return (tries, signal) =>
    new Promise((resolve) => {
      const time = Math.min(longestPause, firstPause * 2 ** (tries - 1));
      const timer = clock.setTimeout(() => end(), time);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();

      function end(): void {
        clock.clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve(0);
      }
    });
}
