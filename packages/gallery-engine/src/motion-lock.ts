import type { Clock, Teardown } from '@frontage/core-lifecycle';

/** How long after its expected end a movement is taken for lost, in ms. */
export const lockGrace = 500;

/** Says whether anything moves [4.07]. */
export interface MotionLock {
  readonly isMoving: boolean;
  /**
   * Something begins to move for about `ms`.
   *
   * @returns to be called at its end; if that never comes, time does it
   */
  hold(ms: number): Teardown;
}

/** A lock that counts what moves; an end that is never told cannot freeze a gallery. */
export function createMotionLock(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>): MotionLock {
  const held = new Set<Teardown>();

  function hold(ms: number): Teardown {
    const release = (): void => {
      held.delete(release);
      clock.clearTimeout(handle);
    };
    const handle = clock.setTimeout(release, ms + lockGrace);
    held.add(release);
    return release;
  }

  return {
    get isMoving() {
      return held.size > 0;
    },
    hold,
  };
}
