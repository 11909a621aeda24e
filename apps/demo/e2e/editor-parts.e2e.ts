import { expectAccessible } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[3.50] header and footer lead from the page editor to their settings, by mouse and by keys', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const change = editor.panel.getByRole('link', { name: 'Change it in the settings' });
  await editor.frame.locator('.fr-footer').click({ position: { x: 8, y: 8 } });
  await expect(editor.panel.getByRole('heading', { name: 'Footer' })).toBeVisible();
  await expect(change).toBeFocused();
  await expectAccessible(page, { within: '.editor-panel' });
  await editor.blocks.first().click();
  await expect(change).toBeHidden();
  await editor.frame.locator('.fr-header__title').focus();
  await page.keyboard.press('Enter');
  await expect(editor.panel.getByRole('heading', { name: 'Header' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/settings\/header-footer$/);
});
