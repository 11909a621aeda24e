import type { Page } from '@playwright/test';

/** Records every layout shift from the start of the page; read them with `layoutShifts`. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // The DOM library has no type for layout shifts.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Gives the shifts so far. */
export async function layoutShifts(page: Page): Promise<number[]> {
  // Set by watchLayoutShifts.
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}
