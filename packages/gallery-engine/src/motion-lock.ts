import type { Clock, Teardown } from '@frontage/core-lifecycle';

/** How long after its expected end a movement counts as lost, in ms. */
export const lockGrace = 500;

/** Knows whether anything moves [4.07]. */
export interface MotionLock {
  readonly isMoving: boolean;
  /**
   * Registers a movement of about `ms`.
   *
   * @returns ends it; otherwise it ends by timeout
   */
  hold(ms: number): Teardown;
}

/** Creates a lock that counts movements; a lost end cannot freeze a gallery. */
export function createMotionLock(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>): MotionLock {
  const holds = new Set<Teardown>();

  function hold(ms: number): Teardown {
    const release = (): void => {
      holds.delete(release);
      clock.clearTimeout(handle);
    };
    const handle = clock.setTimeout(release, ms + lockGrace);
    holds.add(release);
    return release;
  }

  return {
    get isMoving() {
      return holds.size > 0;
    },
    hold,
  };
}
