import { openGallery } from './support/gallery';
import { sweep } from './support/touch';
import { expect, open, test } from './support/visitor';

test('the page says its language and direction, and its frame is in it', async ({ page }) => {
  await open(page, '/ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'الصور' })).toBeVisible();
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

const galleries = [
  { at: 0, name: 'carousel', places: ['1–3 of 6', '4–6 of 6'] },
  { at: 1, name: 'slideshow', places: ['1 of 5', '2 of 5'] },
  { at: 2, name: 'strip', places: ['1 of 5', '2 of 5'] },
] as const;

for (const { at, name, places } of galleries) {
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the left arrow goes on and the right one back', async ({ page }) => {
      const gallery = await openGallery(page, '/ar', at);
      await gallery.root.locator('[data-gallery-next]').focus();
      await page.keyboard.press('ArrowLeft');
      await gallery.says(places[1]);
      await page.keyboard.press('ArrowRight');
      await gallery.says(places[0]);
    });
  });
}

test('in a grid the left arrow leads to the next picture, and in the lightbox too', async ({ page }) => {
  const { links } = await openGallery(page, '/ar', 3);
  await links.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(links.nth(1)).toBeFocused();
  await links.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('جرّة القمر');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('زبديّة الأرزّ');
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a sweep to the right goes on', async ({ page }) => {
    const gallery = await openGallery(page, '/ar', 1);
    await sweep(page, { over: gallery.root.locator('[data-gallery-list]'), by: 200 });
    await gallery.says('2 of 5');
  });
});
