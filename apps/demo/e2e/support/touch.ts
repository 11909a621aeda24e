import type { Locator, Page } from '@playwright/test';

/** What is swept over and where to, in px; the sign is that of the screen. */
export interface Sweep {
  over: Locator;
  by: number;
}

/** Sweeps a finger over an element, as the browser itself sees touches. */
export async function sweep(page: Page, { over, by }: Sweep): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error('What is swept over is not shown.');
  const session = await page.context().newCDPSession(page);
  const y = box.y + Math.min(box.height / 2, 120);
  const from = box.x + box.width / 2 - by / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  // Sent at once, and taken one after the other: a quick finger has a quarter of a second.
  const moves = [1, 2, 3, 4].map((step) => from + (by * step) / 4);
  await Promise.all([touch('touchStart', from), ...moves.map((x) => touch('touchMove', x)), touch('touchEnd')]);
  await session.detach();
}
