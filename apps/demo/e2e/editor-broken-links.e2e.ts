import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] a broken link is listed, leads to its block in the editor, and is mended there', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const nowhere = `/nowhere-${Date.now()}`;
  await editor.frame.locator('[data-block=button]').first().click();
  await editor.panel.getByRole('textbox', { name: 'Link' }).fill(nowhere);
  await page.keyboard.press('Tab');
  await editor.seesSaved();
  await page.goto('/config/links');
  await expectAccessiblePage(page, 'Broken links');
  const row = page.getByRole('row').filter({ hasText: nowhere }).first();
  await expect(row).toContainText(`No page has the address ${nowhere}.`);
  // Nothing else of the sample site is broken.
  await expect(page.getByRole('row').filter({ hasNotText: '/nowhere-' })).toHaveCount(1);
  await row.getByRole('link', { name: /^Mend/ }).click();
  await editor.seesSaved();
  await expect(page.locator('[data-editor-announcement]')).toHaveText('Button chosen');
  await editor.panel.getByRole('textbox', { name: 'Link' }).fill('/contact');
  await page.keyboard.press('Tab');
  await editor.seesSaved();
  await page.goto('/config/links');
  await expect(page.getByRole('row').filter({ hasText: nowhere })).toHaveCount(0);
  await page.goto('/config/pages?q=/contact');
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByText(/pages? links? here/).click();
  await expect(page.getByRole('link', { name: 'Copy of Visit' }).first()).toBeVisible();
  await expectAccessible(page);
});
