import { expectAccessiblePage } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] before publishing one sees each change on the page, leaves one out, undoes that, and publishes', async ({
  page,
  context,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const review = page.getByRole('region', { name: 'Before publishing' });
  await publish.click();
  await expect(review).toContainText('all of it is new to them');
  // Pressed twice it is published once.
  await review.getByRole('button', { name: 'Publish now' }).dblclick();
  await expect(page.getByRole('status').first()).toContainText('is published');
  await page.getByRole('link', { name: 'Edit page' }).click();
  await editor.seesSaved();

  const heading = editor.frame.getByRole('heading', { level: 2 }).first();
  const before = await heading.innerText();
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' tomorrow');
  await expect(heading).toContainText(' tomorrow');
  // A long heading may have two lines: the words stand at the end of one.
  const edited = await heading.innerText();
  await editor.panel.getByLabel('Alignment', { exact: true }).selectOption({ label: 'Centred' });
  await publish.click();
  await expect(review).toContainText('2 changes for visitors');
  await expect(review.getByRole('heading', { name: 'Before publishing' })).toBeFocused();
  await expect(review.locator('ins')).toContainText(['tomorrow']);
  await expect(review).toContainText('KB without pictures');
  await expectAccessiblePage(page, 'Copy of Visit');

  await page.evaluate(() => document.querySelector('iframe')?.contentWindow?.scrollTo(0, 99_999));
  await review.getByRole('button', { name: /^See: Text “.+”: words$/ }).click();
  await expect(heading).toBeInViewport();
  const block = editor.frame.locator('[id^=block-]', { has: heading }).first();
  await expect(block).toHaveCSS('outline-style', 'solid');

  await review.getByRole('button', { name: /^Leave out: Text “.+”: words$/ }).click();
  await expect(review).toContainText('1 change for visitors');
  await expect(heading).toHaveText(before);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading).toHaveText(edited);
  // What was listed before is not published, however slow the new list is.
  let hear = (): void => {};
  const isHeard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  await page.route('**/changes', (route) => isHeard.then(() => route.continue()));
  await review.getByRole('button', { name: /^Leave out: Text “.+”: Alignment$/ }).click();
  await expect(review.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  hear();
  await expect(block).not.toHaveAttribute('data-align', 'center');
  // Whoever opens the page anew is told as well.
  await page.reload();
  await editor.seesSaved();
  await publish.click();
  await expect(review).toContainText('Alignment. Once the page is published, it is in your draft');
  await review.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status').first()).toContainText('is published');
  const visitor = await context.newPage();
  await visitor.goto(editor.address);
  await expect(visitor.getByRole('heading', { name: edited })).toBeVisible();
  await expect(visitor.locator('[data-align=center]')).toHaveCount(0);
  // What was left out is in the draft, as before.
  await expect(page.getByRole('status').first()).toContainText('in your draft again');
  await page.getByRole('link', { name: 'Edit page' }).click();
  await editor.seesSaved();
  await expect(editor.frame.locator('[id^=block-]', { has: heading }).first()).toHaveAttribute(
    'data-align',
    'center',
  );
});

test('[4.17a] from the editor a page is published at an hour in its time zone, or waits for a review', async ({
  page,
}) => {
  test.slow();
  await openPageEditor(page);
  const review = page.getByRole('region', { name: 'Before publishing' });
  const { edit } = { edit: page.url() };
  await page.locator('.editor-bar h1').evaluate((title) => {
    title.textContent = 'A long title of a page '.repeat(5);
  });
  // On a tablet, upright and across, a long title leaves the buttons their row.
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = await page.locator('.editor-bar').boundingBox();
    expect(bar?.height).toBeLessThan(60);
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await review.getByLabel(/^Publish on \(.+\)$/).fill('2099-05-01T09:30');
  await review.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(page.getByText(/The newest version is published on May 1, 2099/)).toBeVisible();
  await page.goto(edit);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(review.getByLabel(/^Publish on/)).toHaveValue('2099-05-01T09:30');
  await review.getByRole('button', { name: 'Cancel the scheduled time' }).click();
  await expect(page.getByRole('status').first()).toContainText('no longer scheduled');
  await page.goto(edit);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await review.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(page.getByRole('status').first()).toContainText('waiting for a review');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[1.02b] what publishing changes is a page with plain forms', async ({ browser, page }) => {
    test.slow();
    const scripted = await browser.newContext({ javaScriptEnabled: true });
    const editing = await scripted.newPage();
    const editor = await openPageEditor(editing);
    const heading = editor.frame.getByRole('heading', { level: 2 }).first();
    await editing.getByRole('button', { name: 'Publish', exact: true }).click();
    await editing.getByRole('button', { name: 'Publish now' }).click();
    await editing.getByRole('link', { name: 'Edit page' }).click();
    await heading.click();
    await editing.keyboard.type('Anew ');
    await editor.seesSaved();
    const url = editing.url().replace(/\/edit$/, '/changes');
    await page.context().addCookies(await scripted.cookies());
    await scripted.close();

    await page.goto(url);
    await expect(page.getByText('1 change for visitors')).toBeVisible();
    await page.getByRole('button', { name: /^Leave out: Text “.+”: words$/ }).click();
    await expect(page.getByRole('status')).toHaveText(/Left out/);
    await expect(page.getByText('Visitors see the newest version already.')).toBeVisible();
  });
});
