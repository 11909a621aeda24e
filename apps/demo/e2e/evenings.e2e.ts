import type { Page } from '@playwright/test';
import { violationsOn } from './support/accessibility';
import { expect, open, startAll, test } from './support/visitor';

const evenings = '/evenings';

const summaryOf = (page: Page) => page.locator('[data-block=summary][data-design=autogrid]');
const titlesOf = (page: Page) => summaryOf(page).locator('h3').allTextContents();

test('[7.10] [3.37] a button of a summary brings the next items, without loading the page again', async ({
  page,
}) => {
  await open(page, evenings);
  const summary = summaryOf(page);
  await summary.scrollIntoViewIfNeeded();
  await expect(summary).toHaveAttribute('data-block-state', 'ready');
  const before = await titlesOf(page);
  expect(before).toHaveLength(3);
  const asked = page.waitForRequest('**/api/widget/*');
  await summary.getByRole('link', { name: 'More' }).press('Enter');
  const body = new URLSearchParams((await asked).postData() ?? '');
  const widget: unknown = JSON.parse(body.get('widgetJSON') ?? '');
  expect(widget).toEqual({
    type: 'summary',
    id: (await summary.getAttribute('id'))?.replace('block-', ''),
    value: `${evenings}?page=2`,
  });
  expect(body.get('collectionId')).toMatch(/^[0-9a-f]{24}$/);
  await expect(summary.locator('h3')).toHaveCount(5);
  expect((await titlesOf(page)).slice(0, 3)).toEqual(before);
  await expect(summary.locator('h3 a').nth(3)).toBeFocused();
  await expect(summary.getByRole('link', { name: 'More' })).toHaveCount(0);
  expect(page.url()).not.toContain('page=2');
  expect(await violationsOn(page)).toEqual([]);
});

test('[9.14a] the placeholder of a video has the ratio of its columns, or 65 percent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await open(page, `${evenings}?page=2`);
  const video = summaryOf(page).locator('.fr-summary__video');
  const ratioOf = () =>
    video.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.round((100 * height) / width);
    });
  const columns = await summaryOf(page)
    .locator('ul')
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBeGreaterThan(1);
  expect(await ratioOf()).toBe(Math.round(100 / columns));
  await page.setViewportSize({ width: 400, height: 900 });
  expect(await ratioOf()).toBe(100);
  // In one row pictures have no common shape.
  const inRow = page.locator('[data-design=carousel] .fr-summary__video').first();
  const box = await inRow.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.round((100 * height) / width);
  });
  expect(box).toBe(65);
});

test.describe('from far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a calendar turns its month by keys without loading the page again, and tells the time here', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1_280, height: 900 });
    await open(page, evenings);
    const calendar = page.locator('[data-block=calendar]');
    await expect(calendar).toHaveAttribute('data-block-state', 'ready');
    const caption = calendar.locator('caption');
    const first = await caption.textContent();
    const next = calendar.locator('a[rel=next]');
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(caption).not.toHaveText(first ?? '');
    expect(page.url()).toMatch(/\?month=\d{4}-\d\d$/);
    await expect(calendar.locator('a[data-widget-turn]:focus')).toHaveCount(1);
    await expect(calendar.getByText('your time').first()).toBeVisible();
    const cells = await calendar.locator('tbody tr').first().locator('td').count();
    expect(cells).toBe(7);
    expect(await violationsOn(page, { within: '[data-block=calendar]' })).toEqual([]);
    // On a narrow screen the days with events are a list.
    await page.setViewportSize({ width: 390, height: 900 });
    await expect(calendar.locator('thead')).toBeHidden();
    await expect(
      calendar.locator('.fr-calendar__name').filter({ visible: true }).first(),
    ).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('[1.04e] calendar, tour dates, cart page and reviews start for visitors', async ({ page }) => {
  await open(page, evenings);
  await startAll(page);
  await expect(page.locator('[data-block=calendar]')).toHaveAttribute('data-block-state', 'ready');
  const dates = page.locator('[data-block=tour-dates]');
  await expect(dates.getByRole('link', { name: /^Tickets: / }).first()).toBeVisible();
  const over = dates.getByText('What is over (1)');
  await expect(dates.getByText('Songs on the ferry')).toBeHidden();
  await over.click();
  await expect(dates.getByText('Songs on the ferry')).toBeVisible();
  const download = page.waitForEvent('download');
  await dates
    .getByRole('link', { name: /^Into your calendar: / })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  for (const [path, kind] of [
    ['/cart', 'cart'],
    ['/review', 'review'],
  ] as const) {
    await open(page, path);
    await startAll(page);
    await expect(page.locator(`[data-block=${kind}]`)).not.toHaveAttribute(
      'data-block-state',
      /waiting|failed/,
    );
  }
});

test('[1.04d] an album plays one track at a time and goes on by its buttons; a service is asked by a press', async ({
  page,
}) => {
  await page.route('https://w.soundcloud.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>music' }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, evenings);
  const [album, service] = [0, 1].map((at) => page.locator('[data-block=audio]').nth(at));
  if (!album || !service) throw new Error('no audio');
  await album.scrollIntoViewIfNeeded();
  await expect(album).toHaveAttribute('data-block-state', 'ready');
  await expect(service).toHaveAttribute('data-block-state', 'ready');
  expect(asked.filter((url) => url.includes('soundcloud') || url.includes('.wav'))).toEqual([]);
  const playing = () =>
    album
      .locator('audio')
      .evaluateAll((players: HTMLAudioElement[]) =>
        players.flatMap(({ played }, at) => (played.length > 0 ? at : [])),
      );
  await expect(album.getByRole('status')).toHaveText('1 of 3');
  await album.getByRole('button', { name: 'Next track' }).press('Enter');
  await expect(album.getByRole('status')).toHaveText('2 of 3');
  await expect(album.locator('li').nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(playing).toContain(1);
  // The last one follows by itself.
  await expect(album.getByRole('status')).toHaveText('3 of 3');
  await expect(album.getByRole('button', { name: 'Next track' })).toBeDisabled();
  await album.getByRole('button', { name: 'Previous track' }).click();
  await expect(album.getByRole('status')).toHaveText('2 of 3');
  await expect(album.getByRole('link', { name: 'Download: Low tide' })).toHaveAttribute('download');
  expect(await violationsOn(page, { within: '[data-block=audio]' })).toEqual([]);
  await service.getByRole('link', { name: 'Listen at SoundCloud' }).click();
  await expect(service.locator('iframe')).toHaveAttribute('title', 'Player of SoundCloud');
  await expect(page.frameLocator('iframe').getByText('music')).toBeVisible();
  await page.route('**/high-tide.wav', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'no sound' }),
  );
  await open(page, evenings);
  await album.scrollIntoViewIfNeeded();
  await expect(album).toHaveAttribute('data-block-state', 'ready');
  await album
    .locator('audio')
    .last()
    .evaluate((player: HTMLAudioElement) => player.load());
  await album.getByRole('button', { name: 'Next track' }).click();
  await expect(album.getByRole('alert')).toContainText('no sound that your browser can play');
  for (const [path, kind] of [
    ['/galleries', 'gallery'],
    ['/search', 'search-preview'],
    ['/odds-and-ends', 'chart'],
    [evenings, 'summary'],
  ] as const) {
    await open(page, path);
    await startAll(page);
    const block = page.locator(`[data-block=${kind}]`).first();
    await expect(block, kind).not.toHaveAttribute('data-block-state', /waiting|failed/);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('months and further items are links', async ({ page }) => {
    await page.goto(evenings);
    const caption = page.locator('[data-block=calendar] caption');
    const first = await caption.textContent();
    await page.locator('[data-block=calendar] a[rel=next]').click();
    await expect(caption).not.toHaveText(first ?? '');
    await page.goto(evenings);
    const before = await titlesOf(page);
    await summaryOf(page).getByRole('link', { name: 'More' }).click();
    await expect(page).toHaveURL(/page=2/);
    const back = summaryOf(page).getByRole('link', { name: 'Back' });
    await expect(back).toBeVisible();
    expect(await titlesOf(page)).not.toEqual(before);
    await back.click();
    await expect.poll(() => titlesOf(page)).toEqual(before);
  });
});
