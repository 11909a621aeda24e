import type { Page } from '@playwright/test';
import { countSubmissions } from './support/read-store';
import { phoneLine } from './support/slow-line';
import { expect, test } from './support/visitor';

test.describe('every interaction counts', () => {
  test.use({ line: phoneLine });

  /** Clicks every 100 ms from the first paint until the site has been ready for a second. */
  async function clickThrough(page: Page, targets: string): Promise<number> {
    await page.addInitScript((selector) => {
      const log = { clicks: 0, opened: 0, done: false };
      Object.assign(window, { log });
      addEventListener(
        'toggle',
        ({ target }) => (log.opened += Number((target as HTMLDetailsElement).open)),
        true,
      ); // only details toggle here
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        let after = 0;
        const timer = setInterval(() => {
          const elements = document.querySelectorAll<HTMLElement>(selector);
          if (elements.length < 2) return;
          after += Number(document.documentElement.dataset.siteReady === 'true');
          if (after > 15) {
            clearInterval(timer);
            log.done = true;
            return;
          }
          elements[log.clicks % elements.length]?.click();
          log.clicks += 1;
        }, 100);
      }).observe({ type: 'paint', buffered: true });
    }, targets);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/visit', { waitUntil: 'commit' });
    await page.waitForFunction(
      () => (window as unknown as { log?: { done: boolean } }).log?.done === true,
      undefined,
      { timeout: 30_000 },
    );
    const { clicks, opened } = await page.evaluate(
      () => (window as unknown as { log: { clicks: number; opened: number } }).log,
    );
    expect(clicks).toBeGreaterThan(15);
    return clicks - opened;
  }

  test('accordion clicks from the first paint on, on a slow network, are all answered once', async ({
    page,
  }) => {
    expect(await clickThrough(page, '[data-block=accordion]:first-of-type summary')).toBe(0);
  });

  test('submits from the first paint on, every 100 ms, make one submission', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        const timer = setInterval(() => {
          const form = document.querySelector<HTMLFormElement>('form[data-form-id]');
          if (!form) return;
          if (form.hidden) {
            clearInterval(timer);
            return;
          }
          const set = (name: string, value: string): void => {
            const control = form.elements.namedItem(name);
            if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
              control.value = value;
          };
          set('text-1', 'Impatient');
          set('email-1', 'i@example.org');
          set('textarea-1', 'Now!');
          form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
        }, 100);
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.getByText('It has arrived.')).toBeVisible({ timeout: 20_000 });
    expect(await countSubmissions('Impatient')).toBe(1);
  });
});
