import { openGallery } from './support/gallery';
import { expect, test } from './support/visitor';
import { keepingPages, wholeBrowser } from './support/whole-browser';

// The browser keeps a whole page when it is left, with its scripts, and shows it again by Back.
test.skip(wholeBrowser === '', 'There is only a headless shell, which keeps no pages.');
test.use({
  launchOptions: keepingPages,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a gallery goes on where it was when Back brings the page out of the cache', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener(
      'pageshow',
      ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted)),
    );
  });
  const gallery = await openGallery(page, '/galleries/carousel');
  await gallery.pressNext();
  await gallery.says('4–6 of 9');
  await page.goto('/about');
  // Not by `goBack`: that waits for a page to load, and this one is loaded already.
  // The page may be gone before it answers.
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await gallery.says('4–6 of 9');
  await gallery.pressNext();
  await gallery.says('7–9 of 9');
});
