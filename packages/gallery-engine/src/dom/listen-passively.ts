import type { Teardown } from '@frontage/core-lifecycle';

/**
 * Listens, until the gallery ends, to an event that may scroll: the browser does not wait for the
 * listener.
 */
export function listenPassively(
  ends: Teardown[],
  target: EventTarget,
  type: 'wheel' | 'touchstart' | 'mousedown' | 'keydown',
  listener: (event: Event) => void,
): void {
  target.addEventListener(type, listener, { passive: true });
  ends.push(() => target.removeEventListener(type, listener));
}
