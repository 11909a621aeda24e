import type { Page } from '@playwright/test';
import { phoneLine } from './support/slow-line';
import { errorAnswers, expect, open, startAll, test } from './support/visitor';

/**
 * Notes the addresses of script files that hold React, known by a name that every build of it
 * keeps.
 */
function watchReact(page: Page): string[] {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    // A page that is left keeps no bodies.
    const text = await response.text().catch(() => '');
    if (text.includes('react.transitional.element')) found.push(response.url());
  });
  return found;
}

/** Notes when the largest thing so far was painted, in ms since the page was asked for. */
async function watchLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paint = { time: 0 };
    Object.assign(window, { paint });
    new PerformanceObserver(
      (list) => (paint.time = list.getEntries().at(-1)?.startTime ?? 0),
    ).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}

for (const path of ['/visit', '/search?q=kiln', '/no-such-page']) {
  test.describe(path, () => {
    test.use({
      expectedTroubles: path === '/no-such-page' ? errorAnswers : undefined,
      line: phoneLine,
    });

    test('React waits for a visitor at the search field, and so comes after the largest paint, on a slow network', async ({
      page,
    }) => {
      const react = watchReact(page);
      await watchLargestPaint(page);
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect(react).toEqual([]);

      await page.getByRole('searchbox').first().focus();
      await expect.poll(() => react).toHaveLength(1);
      const { painted, asked: requested } = await page.evaluate((url) => {
        const { paint } = window as unknown as { paint: { time: number } }; // set above
        return {
          painted: paint.time,
          asked: performance.getEntriesByName(url).map(({ startTime }) => startTime),
        };
      }, react[0] ?? '');
      expect(painted).toBeGreaterThan(0);
      expect(Math.min(...requested)).toBeGreaterThan(painted);
    });
  });
}

for (const path of ['/', '/work', '/about', '/notes', '/contact']) {
  test(`${path} has no island and never asks for React`, async ({ page }) => {
    const react = watchReact(page);
    await open(page, path);
    await startAll(page);
    await page.waitForLoadState('networkidle');
    expect(react).toEqual([]);
  });
}
