import type { Locator, Page } from '@playwright/test';

/** The element to sweep over and the distance, in px; the sign is that of the screen. */
export interface Sweep {
  over: Locator;
  by: number;
}

/** Sweeps a finger over an element, with the browser's own touch events. */
export async function sweep(page: Page, { over, by }: Sweep): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error('What is swept over is not shown.');
  const session = await page.context().newCDPSession(page);
  const y = box.y + Math.min(box.height / 2, 120);
  const from = box.x + box.width / 2 - by / 2;
  const start = Date.now() / 1000;
  // Sent at once and handled one after the other. A quick swipe takes a quarter of a second: the
  // events carry their own times, independent of a slow machine.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + step * 0.02,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from + (by * step) / 4, y }],
    });
  await Promise.all([
    touch('touchStart', 0),
    ...[1, 2, 3, 4].map((step) => touch('touchMove', step)),
    touch('touchEnd', 5),
  ]);
  await session.detach();
}
