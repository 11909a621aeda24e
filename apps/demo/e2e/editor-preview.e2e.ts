import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { errorAnswers, expect, test } from './support/visitor';

test.use({ expectedTroubles: errorAnswers });

test('[1.02b] a link to the newest version is made in the editor for a time, copied, listed and ended', async ({
  page,
  browser,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heading = editor.frame.getByRole('heading', { level: 2 }).first();
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' in draft');
  await editor.seesSaved();
  await page.getByRole('link', { name: 'Preview links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview links' });
  await expect(dialog.getByRole('status')).toHaveText('No preview link is live.');
  await dialog.getByLabel('How long it lasts').selectOption('One day');
  await dialog.getByRole('button', { name: 'Make a preview link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The link is made.');
  const link = dialog.getByRole('textbox', { name: /^Link until/ });
  const address = await link.inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: /^Copy the link/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectAccessible(page, { within: 'dialog' });

  const stranger = await browser.newContext();
  const visitor = await stranger.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: /in draft/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^End now/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('The link has ended.');
  await expect(link).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  await stranger.close();

  // A narrow bar holds them under “More”, which a press on the page in the frame closes.
  await page.keyboard.press('Escape');
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  const versions = page.getByRole('link', { name: 'Versions' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(versions).toBeHidden();
  await more.click();
  await expect(versions).toBeVisible();
  await expectAccessible(page, { within: '.editor-more' });
  await heading.click();
  await expect(versions).toBeHidden();
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Preview links' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  if (wide) await page.setViewportSize(wide);

  await page.goto(page.url().replace(/\/edit$/, '/previews'));
  await expectAccessiblePage(page, /^Preview links of/);
  await page.getByRole('button', { name: 'Make a preview link' }).click();
  await expect(page.getByRole('link', { name: /^Open the link until/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^End now/ }).click();
  await expect(page.getByText('No preview link is live.')).toBeVisible();
});
