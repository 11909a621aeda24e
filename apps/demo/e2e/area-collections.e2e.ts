import { randomUUID } from 'node:crypto';
import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { errorAnswers, expect, test } from './support/visitor';

// What is wrong is answered with 400, and a page that is gone with 404.
test.use({ expectedTroubles: errorAnswers });

test('[5.09] [5.16a] an owner begins a collection by keyboard, adds an item, sees its address change and lead on; visitors filter it without a script', async ({
  page,
  browser,
}) => {
  test.slow();
  const word = randomUUID().slice(0, 8);
  await signInAt(page, '/config/collections');
  await expectAccessiblePage(page, 'Collections');
  await tabTo(page, 'New collection', 'link');
  await page.keyboard.press('Enter');
  await expectAccessiblePage(page, 'New collection');
  await tabTo(page, 'Title');
  await page.keyboard.type(`Kiln ${word}`);
  await tabTo(page, 'Link to it at the top of every page');
  await page.keyboard.press('Space');
  await tabTo(page, 'Publish collection', 'button');
  await page.keyboard.press('Enter');
  await expectAccessiblePage(page, `Kiln ${word}`);
  for (const [title, category, tags] of [
    ['Ash three ways', 'Glaze', 'ash, apple wood'],
    ['Wind from the south', 'Weather', 'wind'],
  ] as const) {
    await page.getByRole('link', { name: 'New item' }).click();
    await expectAccessiblePage(page, `New item in “Kiln ${word}”`);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Summary').fill('What went in, and what came out.');
    await page.getByLabel(/^Date/).fill('2026-03-09T10:00');
    await page.getByLabel('Category').fill('c'.repeat(26));
    await page.getByLabel('Tags').fill(tags);
    await page.getByRole('button', { name: 'Publish item' }).click();
    await expect(page.getByLabel('Category')).toBeFocused();
    await expect(page.getByLabel('Category')).toHaveAccessibleDescription(
      /^A category has at most 25 characters\./,
    );
    await expect(page.getByLabel('Tags')).toHaveValue(tags);
    await page.getByLabel('Category').fill(category);
    // Enter publishes nothing.
    await page.keyboard.press('Enter');
    await expectAccessiblePage(page, title);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('status')).toContainText('is published.');
    await page.getByRole('link', { name: 'All items of the collection' }).click();
  }
  const home = page.url().replace(/\?.*/, '');
  const served = `/kiln-${word}`;
  expect((await page.request.get(`${served}/2026/03/ash-three-ways`)).status()).toBe(200);
  await page.getByRole('link', { name: 'Addresses' }).click();
  await page.getByLabel('Pattern').fill('News/%t');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByLabel('Pattern')).toHaveAccessibleDescription(/^Use only lowercase/);
  await page.getByLabel('Pattern').fill('/news/%y/%t');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 items get other addresses.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save pattern' }).click();
  await expect(page.getByText('The pattern is saved.')).toBeVisible();
  const led = await page.request.get(`${served}/2026/03/ash-three-ways`);
  expect(new URL(led.url()).pathname).toBe(`${served}/news/2026/ash-three-ways`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(served);
  await visitor.getByRole('link', { name: 'Glaze (1)' }).click();
  const list = visitor.locator('[data-block=item-list]');
  await expect(list.getByRole('heading')).toHaveText(['Ash three ways']);
  await list.getByRole('link', { name: 'Ash three ways' }).click();
  await visitor.getByRole('link', { name: 'apple wood' }).click();
  await expect(list.getByRole('heading')).toHaveText(['Ash three ways']);
  await context.close();
  // Programs that read news find a feed, which any reader of XML reads.
  const feed = page.locator('link[type="application/rss+xml"]');
  await page.goto(served);
  const items = await feed.evaluate(
    (link: HTMLLinkElement) =>
      new Promise<readonly (string | null)[]>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', link.href);
        request.responseType = 'document';
        request.onload = () =>
          resolve(
            [...(request.responseXML?.querySelectorAll('item > link') ?? [])].map(
              ({ textContent }) => textContent,
            ),
          );
        request.send();
      }),
  );
  expect(items).toContainEqual(expect.stringContaining(`${served}/news/2026/ash-three-ways`));
  // Undone, nothing of it is lost.
  await page.goto(home);
  await page.getByLabel('Select Wind from the south').check();
  await page.getByRole('button', { name: 'Delete pages' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto(home);
  await expect(page.getByRole('link', { name: 'Wind from the south' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Wind from the south' })).toBeVisible();
  await page.goto(served);
  await expectAccessible(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of [served, home, `${home}/new`, `${home}/addresses`]) {
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, wide]).toEqual([path, width]);
    }
  }
});
