import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] two versions stand side by side: by keys from difference to difference, and one block is restored', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heading = editor.frame.getByRole('heading', { level: 2 }).first();
  const before = await heading.innerText();
  const { edit, count } = { edit: page.url(), count: await editor.blocks.count() };
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' tomorrow');
  await expect(heading).toContainText(' tomorrow');
  // A long heading may have two lines: the words stand at the end of one.
  const edited = await heading.innerText();
  await page.keyboard.press('Escape');
  await editor.blocks.last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(editor.blocks).toHaveCount(count - 1);
  await editor.seesSaved();

  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('link', { name: 'Compare version 1 with the newest' }).click();
  await expectAccessiblePage(page, 'Compare versions of “Copy of Visit”');
  await expect(page.getByText('2 blocks differ')).toBeVisible();
  const [left, right] = [
    page.frameLocator('iframe[name=from]'),
    page.frameLocator('iframe[name=to]'),
  ];
  const heard = page.locator('[data-place]');
  // The first difference is in sight at once.
  const changed = right.getByRole('heading', { name: edited });
  await expect(changed).toBeInViewport();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heard).toHaveText(/^Text “.+”: words, 1 of 2$/);
  await expect(changed).toBeInViewport();
  const marked = right.locator('[id^=block-]', { has: changed }).first();
  await expect(marked).toHaveCSS('outline-width', '4px');
  await expect(left.getByRole('heading', { name: before, exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Next difference' }).click();
  await expect(heard).toHaveText(/removed, 2 of 2/);
  // The keys work inside a frame as well.
  await left.locator('body').press('Alt+ArrowUp');
  await expect(heard).toHaveText(/^Text “.+”: words, 1 of 2$/);

  // The focus is where the difference is listed: its block is restored by two more keys.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: /^Restore block as in version 1: Text “.+”: words$/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('as it was in version 1');
  await expect(page.getByText('1 block differs')).toBeVisible();
  await page.goto(edit);
  await editor.seesSaved();
  await expect(heading).toHaveText(before);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading).toHaveText(edited);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[1.02b] one of two versions is shown at a time, and a difference shows where it is', async ({
    page,
  }) => {
    test.slow();
    const editor = await openPageEditor(page);
    await editor.blocks.last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await editor.seesSaved();
    await page.goto(page.url().replace(/\/edit$/, '/compare?from=1'));
    const [left, right] = [page.locator('iframe[name=from]'), page.locator('iframe[name=to]')];
    await expect(left).toBeHidden();
    await expect(right).toBeVisible();
    await page.getByRole('radio', { name: 'Version 1' }).check();
    await expect(left).toBeVisible();
    await expect(right).toBeHidden();
    await page.getByRole('radio', { name: 'Version 2' }).check();
    await page.getByRole('button', { name: 'Next difference' }).click();
    await expect(left).toBeVisible();
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
