import type { Clock } from '@frontage/core-lifecycle';
import type { GalleryIndex } from './gallery-index';

/** What autoplay is made from. */
export interface AutoplayTimes {
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** Time between two changes, in ms. */
  timeout: number;
  /** How soon it tries again after something kept it from moving, in ms [9.19]. */
  resumeAfter: number;
  /** Moves on; false where something is in the way: a pointer, a video, a movement [4.09]. */
  advance(): boolean;
}

/** Moves a gallery by itself. */
export interface Autoplay {
  /** Begins, or begins its time anew. */
  start(): void;
  /** Twice is harmless. */
  stop(): void;
}

/** Advances at its interval [4.09]; it does not run until `start`. */
export function createAutoplay({ clock, timeout, resumeAfter, advance }: AutoplayTimes): Autoplay {
  // Another one with each start and stop, so that a turn knows whether it is still meant.
  let run = {};
  let handle: unknown;

  function wait(ms: number): void {
    const mine = run;
    handle = clock.setTimeout(() => {
      const moved = advance();
      // What it moved may have stopped it, or begun its time anew.
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
 * Any slide but the current one [4.09]; the current one where there is no other.
 *
 * @param random from 0 up to, not including, 1
 */
export function randomIndex({ count, index }: GalleryIndex, random: () => number): number {
  if (count < 2) return index;
  return (index + 1 + Math.floor(random() * (count - 1))) % count;
}
