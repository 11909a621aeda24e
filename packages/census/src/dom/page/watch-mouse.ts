import type { Clock } from '@frontage/core-lifecycle';

/** How often the position is told at most, in milliseconds. */
const interval = 1000;

/** Where the mouse is, in pixels of the viewport. */
export interface MousePosition {
  readonly x: number;
  readonly y: number;
}

/**
 * Tells where the mouse is, once a second while it moves, for somebody who is signed in to look
 * after the site; for nobody else [6.04].
 *
 * @param signal ends it
 */
export function watchMouse(
  { window, clock, hasAccount }: { window: Window; clock: Clock; hasAccount: boolean },
  onMove: (position: MousePosition) => void,
  signal: AbortSignal,
): void {
  if (!hasAccount) return;
  let last = -interval;
  const listening = { passive: true, signal };
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerType }) => {
      if (pointerType !== 'mouse' || clock.now() - last < interval) return;
      last = clock.now();
      onMove({ x: Math.round(clientX), y: Math.round(clientY) });
    },
    listening,
  );
}
