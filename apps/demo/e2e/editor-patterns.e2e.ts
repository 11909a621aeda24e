import { randomUUID } from 'node:crypto';
import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] by keys alone blocks are saved as a pattern, used on another page, renamed, removed and brought back', async ({
  page,
}) => {
  test.slow();
  const name = `Opening ${randomUUID().slice(0, 6)}`;
  const first = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  await first.blocks.first().focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(heard).toHaveText('2 blocks chosen');
  await first.panel.getByRole('button', { name: 'Save as pattern' }).press('Enter');
  const saving = page.getByRole('dialog', { name: 'Save as pattern' });
  await expect(saving.getByLabel('Name')).toBeFocused();
  await expectAccessible(page, { within: 'dialog' });
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(heard).toHaveText(`Pattern “${name}” saved`);
  await expect(saving).toBeHidden();

  const second = await openPageEditor(page, 'Contact');
  const count = await second.blocks.count();
  await second.blocks.first().focus();
  const openPalette = async () => {
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search' }).fill(name.toLowerCase());
  };
  await openPalette();
  await expectAccessiblePage(page, 'Copy of Contact');
  await page.keyboard.press('Enter');
  await expect(second.blocks).toHaveCount(count + 2);
  await expect(second.frame.getByText('Come when the road is dry')).toBeVisible();
  await second.seesSaved();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(second.blocks).toHaveCount(count);

  await second.blocks.first().focus();
  await openPalette();
  await page.getByRole('button', { name: 'Rename or remove patterns' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Patterns of this site' });
  await expectAccessible(page, { within: 'dialog' });
  const field = list.getByLabel(`Name of “${name}”`);
  await field.fill(`${name}, too`);
  await field.press('Enter');
  await expect(list.getByRole('status')).toHaveText(`Now called “${name}, too”.`);
  await list.getByRole('button', { name: `Remove “${name}, too”` }).press('Enter');
  await expect(list.getByRole('status')).toContainText('removed.');
  await expect(list.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('status')).toContainText('is there again.');
  await expect(list.getByLabel(`Name of “${name}, too”`)).toBeVisible();
  await list.getByRole('button', { name: `Remove “${name}, too”` }).press('Enter');
  await expect(list.getByRole('status')).toContainText('removed.');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('[1.02b] by mouse a section is saved as a pattern, with its look', async ({ page }) => {
  test.slow();
  const name = `Band ${randomUUID().slice(0, 6)}`;
  const editor = await openPageEditor(page);
  const sections = editor.frame.locator('.fr-section');
  const count = await sections.count();
  await sections.nth(2).scrollIntoViewIfNeeded();
  await sections.nth(2).click({ position: { x: 4, y: 4 } });
  await editor.panel.getByRole('button', { name: 'Accent', exact: true }).click();
  await expect(sections.nth(2)).toHaveAttribute('data-tone', 'accent');
  await editor.panel.getByRole('button', { name: 'Save as pattern' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save pattern' }).click();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(sections).toHaveCount(count + 1);
  await expect(sections.nth(3)).toHaveAttribute('data-tone', 'accent');
  await expect(
    editor.panel.getByRole('heading', { name: `Section 4 of ${count + 1}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(sections).toHaveCount(count);
});
