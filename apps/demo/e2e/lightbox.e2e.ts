import type { Page } from '@playwright/test';
import { openGallery } from './support/gallery';
import { errorAnswers, expect, open, test } from './support/visitor';

const dialog = (page: Page) => page.getByRole('dialog');
/** The part that opens; what listens for clicks comes with the gallery. */
const chunk = '**/_frontage/open-links-*';

test('opens by a click with the address of the picture, goes on by keys, and Back closes it', async ({
  page,
}) => {
  const { links } = await openGallery(page, '/galleries/grid');
  await links.first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/galleries\/grid\/moon-jar\/?$/);
  await expect(dialog(page)).toContainText('Two bowls joined at the waist');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/galleries\/grid\/rice-bowl\/?$/);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/galleries\/grid$/);
  await expect(links.nth(1)).toBeFocused();
});

test('[2.19a] [4.06c] opens from a path, and Escape leaves the page of the gallery', async ({
  page,
}) => {
  await open(page, '/galleries/grid/teapot');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('Pours without a drip');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/galleries\/grid\/?$/);
});

test('[2.19b] the two hundred: opens from a hash far down the page, and Back leaves the page', async ({
  page,
}) => {
  await open(page, '/galleries/contact-sheet');
  const slides = page.locator('[data-slide-id]');
  await expect(slides).toHaveCount(200);
  const id = await slides.nth(150).getAttribute('data-slide-id');
  await page.goto('about:blank');
  await page.goto(`/galleries/contact-sheet#itemId=${id ?? ''}`);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('[4.16c] the two hundred: only pictures near the screen are asked for', async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) requested.add(request.url());
  });
  await open(page, '/galleries/contact-sheet');
  await expect.poll(() => requested.size).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  expect(requested.size).toBeLessThan(60);
});

test('its part comes late: a click meanwhile opens it all the same, once', async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunk, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/galleries/grid');
  const link = page.locator('[data-slide-link]').first();
  await link.scrollIntoViewIfNeeded();
  await link.click({ noWaitAfter: true });
  await link.click({ noWaitAfter: true });
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
});

test.describe('its part fails', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('a link leads to its picture', async ({ page }) => {
    await page.route(chunk, (route) => route.abort());
    await open(page, '/galleries/grid');
    await page.locator('[data-slide-link]').first().click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/assets\/\w+\/moon-jar\.jpg\?format=2500w$/);
  });
});

test.describe('without scripts', () => {
  // Chromium tells that its own page around a picture may not be styled.
  test.use({ javaScriptEnabled: false, expectedTroubles: errorAnswers });

  test('a link leads to its picture', async ({ page }) => {
    await page.goto('/galleries/grid');
    await page.locator('[data-slide-link]').first().click();
    await expect(page).toHaveURL(/\/assets\/\w+\/moon-jar\.jpg\?format=2500w$/);
  });
});
