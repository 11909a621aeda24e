import type { Page } from '@playwright/test';
import { expect, open, paths, startAll, test } from './support/visitor';

/** Pictures that would be blank on paper. */
const withoutSource = (page: Page) => page.locator('img[data-src]:not([src])');

for (const path of ['/', '/work', '/about']) {
  test.describe(`${path} on paper`, () => {
    test('every picture of a started block has been asked for before it is printed', async ({ page }) => {
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

for (const path of paths) {
  test.describe(path, () => {
    test.use({ untroubled: path !== '/no-such-page' });

    test('on paper: no navigation, nothing that only works on a screen, dark words on white', async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await open(page, path);
      await expect(page.getByRole('navigation')).toBeHidden();
      await expect(page.locator('.fr-skip')).toBeHidden();
      await expect(page.locator('.fr-header__title')).toBeVisible();
      for (const name of ['form', 'search-preview', 'button']) {
        for (const block of await page.locator(`.fr-${name}`).all()) await expect(block).toBeHidden();
      }
      const grounds = await page.evaluate(() => [...document.querySelectorAll('body, .fr-section')].map((element) => getComputedStyle(element).backgroundColor));
      expect(new Set(grounds.filter((color) => color !== 'rgba(0, 0, 0, 0)'))).toEqual(new Set(['rgb(255, 255, 255)']));
    });
  });
}
