import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessiblePage } from './support/accessibility';
import { quoted, runSql } from './support/change-store';
import { openPageEditor, pageEditorOn } from './support/page-editor';
import { expect, test } from './support/visitor';

/** Gives what lets the seconds pass after which a tab says that it is here, and hears of others. */
async function installClock({ clock }: BrowserContext): Promise<(tab: Page) => Promise<void>> {
  await clock.install();
  return async (tab) => {
    const answered = tab.waitForResponse('**/presence');
    await clock.fastForward(5_000);
    await answered;
  };
}

test('[1.02b] whoever has a page open hears that somebody else has published it', async ({
  page,
  context,
}) => {
  const hear = await installClock(context);
  await openPageEditor(page);
  await hear(page);
  const [, path = ''] = /(\/config\/pages\/(?:\w+))\/edit/.exec(page.url()) ?? [];
  const id = path.split('/').at(-1) ?? '';
  const [found] = await runSql(`select revision from page where id = ${quoted(id)}`);
  const answer = await page.request.post(`${path}/publish`, {
    form: { do: 'publish', revision: String(found?.revision) },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  const room = page.locator('[data-editor-frame]');
  const before = await room.boundingBox();
  await hear(page);
  const news = page.locator('[data-editor-news]');
  await expect(news).toContainText('Visitors see later changes once they are published.');
  expect(await room.boundingBox()).toEqual(before);
  await expectAccessiblePage(page, 'Copy of Visit');
  await news.getByRole('button', { name: 'Close' }).click();
  await expect(news).toBeHidden();
});

test('[1.02b] whoever has a page open sees who else has, and where, until that one leaves', async ({
  page,
  context,
}) => {
  const hear = await installClock(context);
  const mine = await openPageEditor(page);
  const others = page.locator('[data-editor-others]');
  await hear(page);
  await expect(others).toBeHidden();
  const second = await context.newPage();
  await second.goto(page.url());
  const theirs = pageEditorOn(second, mine.address);
  await theirs.seesSaved();
  await hear(second);
  await expect(second.locator('[data-editor-others]')).toHaveText('Open in another tab too');
  const room = page.locator('[data-editor-frame]');
  const before = await room.boundingBox();
  await hear(page);
  await expect(others).toHaveText('Open in another tab too');
  await expectAccessiblePage(page, 'Copy of Visit');
  // Nothing moves under the pointer when somebody comes.
  expect(await room.boundingBox()).toEqual(before);

  const heading = (editor: typeof mine) => editor.frame.getByRole('heading', { level: 2 }).first();
  await heading(theirs).click();
  await hear(second);
  const block = mine.frame.locator('[id^=block-]', { has: heading(mine) }).first();
  await hear(page);
  await expect(block).toHaveCSS('outline-style', 'dotted');
  await second.close();
  await hear(page);
  await expect(others).toBeHidden();
  await expect(block).not.toHaveCSS('outline-style', 'dotted');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[1.02b] the bar has two rows, so that the page has the rest', async ({ page }) => {
    await openPageEditor(page);
    const topsOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) => [
          ...new Set(parts.map((part) => part.getBoundingClientRect().top)),
        ]);
    const tops = await topsOf('.editor-bar .button:not(.editor-more *)');
    expect(tops).toHaveLength(2);
    expect(await topsOf('.editor-bar > .button:first-child')).toEqual([tops[0]]);
    const title = page.getByRole('heading', { name: 'Copy of Visit' });
    expect((await title.boundingBox())?.y).toBeLessThan(tops[1] ?? 0);
    expect(await title.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  });
});
