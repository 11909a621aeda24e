import type { Clock } from './clock';
import type { Pause } from './deliver';

/**
 * The wait before the second try in milliseconds; each further one is twice as long, to the
 * longest.
 */
export const firstPause = 1_000;

/** The longest of them, in milliseconds. */
export const longestPause = 30_000;

/** Makes pauses between tries, whose time doubles. */
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
