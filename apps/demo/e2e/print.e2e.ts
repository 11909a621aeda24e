import type { Page } from '@playwright/test';
import { expect, open, startAll, test } from './support/visitor';

/** Pictures that would be blank on paper. */
const withoutSource = (page: Page) => page.locator('img[data-src]:not([src])');

for (const path of ['/', '/work', '/about']) {
  test.describe(`${path} on paper`, () => {
    test('every picture of a started block has been asked for before it is printed', async ({
      page,
    }) => {
      await open(page, path);
      await startAll(page);
      expect(await withoutSource(page).count()).toBeGreaterThan(0);
      await page.pdf();
      expect(await withoutSource(page).count()).toBe(0);
    });

    test('every picture has been asked for before it is printed', async ({ page }) => {
      await open(page, path);
      expect(await withoutSource(page).count()).toBeGreaterThan(0);
      // The browser tells the page that it is about to print.
      await page.pdf();
      expect(await withoutSource(page).count()).toBe(0);
    });
  });
}

test('a page of the area is printed dark on light, whatever colours its reader prefers', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/config/sign-in');
  const isLight = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      const sumOf = (text: string) =>
        (text.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
      return sumOf(color) < sumOf(backgroundColor);
    });
  expect(await isLight()).toBe(true);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  expect(await isLight()).toBe(false);
});
