import type { Clock } from '@frontage/core-lifecycle';
import type { GalleryIndex } from './gallery-index';

/** The options of autoplay. */
export interface AutoplayTimes {
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** Time between two changes, in ms [9.19]. @default 1000 */
  timeout?: number | undefined;
  /** The wait after something kept it from moving, in ms [9.19]. @default 1000 */
  resumeAfter?: number | undefined;
  /** Moves on; false if something prevents it: a pointer, a video, a movement [4.09]. */
  advance(): boolean;
}

/** Moves a gallery by itself. */
export interface Autoplay {
  /** Starts, or restarts its timer. */
  start(): void;
  /** Stops; calling it again does nothing. */
  stop(): void;
}

/** Creates a timer that advances at its interval [4.09]; it does not run until `start`. */
export function createAutoplay({
  clock,
  timeout = 1000,
  resumeAfter = 1000,
  advance,
}: AutoplayTimes): Autoplay {
  // Replaced by each start and stop, so that a pending turn knows whether it still counts.
  let run = {};
  let handle: unknown;

  function wait(ms: number): void {
    const mine = run;
    handle = clock.setTimeout(() => {
      const moved = advance();
      // The move may have stopped it, or restarted its timer.
      if (run === mine) wait(moved ? timeout : resumeAfter);
    }, ms);
  }

  function stop(): void {
    run = {};
    clock.clearTimeout(handle);
  }

  function start(): void {
    stop();
    wait(timeout);
  }

  return { start, stop };
}

/**
 * Picks any slide but the current one [4.09]; the current one if there is no other.
 *
 * @param random gives a number from 0 to below 1
 */
export function randomIndex({ count, index }: GalleryIndex, random: () => number): number {
  if (count < 2) return index;
  return (index + 1 + Math.floor(random() * (count - 1))) % count;
}
