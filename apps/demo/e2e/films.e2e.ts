import type { Locator } from '@playwright/test';
import { openGallery } from './support/gallery';
import { expect, open, startAll, test } from './support/visitor';

const isPlaying = (box: Locator) =>
  box
    .locator('.fr-video__stage video')
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test('[1.01c] a film plays from its overlay with nothing asked for before; another one makes it return', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.webm')) films.push(request.url());
  });
  await open(page, '/films');
  await startAll(page);
  expect(films).toEqual([]);
  const [first, second] = [
    page.locator('.fr-video__box').nth(0),
    page.locator('.fr-video__box').nth(1),
  ];
  await first.getByRole('button').click();
  await expect.poll(() => isPlaying(first)).toBe(true);
  await expect(first).toHaveAttribute('data-video-state', 'showing');
  await second.scrollIntoViewIfNeeded();
  await second.getByRole('button').click();
  await expect.poll(() => isPlaying(second)).toBe(true);
  await expect(first).not.toHaveAttribute('data-video-state');
  await expect(
    first.getByRole('button', { name: 'Play video: A bowl on the wheel' }),
  ).toBeVisible();
});

test('Enter starts a film, and its captions are there', async ({ page }) => {
  await open(page, '/films');
  const box = page.locator('.fr-video__box').first();
  await box.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isPlaying(box)).toBe(true);
  expect(await box.locator('track').getAttribute('kind')).toBe('captions');
});

test('a film in a slideshow stops when one goes on', async ({ page }) => {
  const gallery = await openGallery(page, '/galleries/stacked', 3);
  const box = gallery.root.locator('.fr-video__box').first();
  await box.getByRole('button').click();
  await expect.poll(() => isPlaying(box)).toBe(true);
  await gallery.pressNext();
  await gallery.says('2 of 3');
  await expect(box).not.toHaveAttribute('data-video-state');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("films have the browser's own player", async ({ page }) => {
    await page.goto('/films');
    await expect(page.locator('video[controls]')).toHaveCount(5);
    await expect(page.locator('video[controls]').first()).toBeVisible();
  });
});
