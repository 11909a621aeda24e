import type { Page } from '@playwright/test';
import { violationsOn } from './support/accessibility';
import { startGallery } from './support/gallery';
import { expect, open, ready, test } from './support/visitor';

/** The width of a block's picture divided by its height, as it is shown. */
async function shapeOf(page: Page, block: string): Promise<number> {
  const box = await page.locator(`[data-block=${block}] img:visible`).boundingBox();
  return (box?.width ?? 0) / (box?.height ?? 1);
}

/** Presses the button of the form, and waits for the page that answers. */
async function showIt(page: Page, query: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Show it so' }).click();
  await expect(page).toHaveURL(query);
}

/** Chooses the direction of the page, and shows it so. */
async function turnRound(page: Page): Promise<void> {
  await page.getByLabel('Direction of the page').selectOption('rtl');
  await showIt(page, /[?&]direction=rtl/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
}

/** What is wrong with the page for those who cannot see it, or not as wide. */
async function faultsOf(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...violations, ...(sideways > 0 ? [`${sideways} px too wide`] : [])];
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('/try/gallery: the options that one chooses are those of the gallery, and stay chosen', async ({
  page,
}) => {
  await open(page, '/try/gallery');
  const gallery = page.locator('[data-block=gallery]').first();
  await expect(gallery).toHaveAttribute('data-design', 'grid');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Design', { exact: true }).selectOption('strip');
  await showIt(page, /[?&]design=strip/);
  await page.getByLabel('Height of the strip').fill('40');
  await showIt(page, /[?&]vSize=40/);
  await expect(page.getByLabel('Design', { exact: true })).toHaveValue('strip');
  const { width = 0 } = (await gallery.boundingBox()) ?? {};
  const picture = await gallery.locator('img').first().boundingBox();
  expect(Math.round(picture?.height ?? 0)).toBe(Math.round(width * 0.4));

  await turnRound(page);
  const moving = await startGallery(page);
  await moving.says('1 من 9');
  await moving.pressNext();
  await moving.says('2 من 9');
  expect(await faultsOf(page)).toEqual([]);
});

test('/try/image: the shape that one chooses is that of the picture; what cannot be shown is told', async ({
  page,
}) => {
  await open(page, '/try/image');
  expect(await shapeOf(page, 'image')).toBeGreaterThan(1.2);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Shape', { exact: true }).fill('1');
  await showIt(page, /[?&]ratio=1\b/);
  expect(await shapeOf(page, 'image')).toBeCloseTo(1, 1);

  await open(page, '/try/image?ratio=-1&mode=contain');
  await expect(page.getByRole('alert')).toContainText('Write a number');
  await expect(page.getByLabel('Shape', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Shape', { exact: true }).fill('0.5');
  await turnRound(page);
  expect(await shapeOf(page, 'image')).toBeCloseTo(0.5, 1);
  expect(await faultsOf(page)).toEqual([]);
});

test('/try/video: the film that one chooses is shown, and plays only when it is pressed', async ({
  page,
}) => {
  await open(page, '/try/video');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Sample').selectOption('youtube');
  await showIt(page, /[?&]content=youtube/);
  const video = page.locator('[data-block=video]');
  await expect(video.locator('iframe')).toHaveCount(0);
  await turnRound(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'played' }),
  );
  await ready(page, '[data-block=video]');
  await video.getByRole('button').first().click();
  await expect(video.locator('iframe')).toHaveAttribute('src', /youtube-nocookie/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the options of galleries, pictures and films are chosen all the same', async ({ page }) => {
    await page.goto('/try/gallery');
    await page.getByLabel('Design', { exact: true }).selectOption('list');
    await showIt(page, /[?&]design=list/);
    await expect(page.locator('[data-block=gallery]').first()).toHaveAttribute(
      'data-design',
      'list',
    );
    await page.goto('/try/image');
    await page.getByLabel('Shape', { exact: true }).fill('1');
    await showIt(page, /[?&]ratio=1\b/);
    expect(await shapeOf(page, 'image')).toBeCloseTo(1, 1);
    await page.goto('/try/video');
    await page.getByLabel('Sample').selectOption('youtube');
    await showIt(page, /[?&]content=youtube/);
    await expect(page.getByRole('link', { name: /YouTube/ }).first()).toBeVisible();
  });
});
