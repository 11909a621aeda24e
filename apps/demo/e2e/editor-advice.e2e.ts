import { expectAccessiblePage } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] while one writes, what visitors would trip over is said, by keys led to, and gone when mended', async ({
  page,
}) => {
  const editor = await openPageEditor(page);
  const { panel } = editor;
  await expect(panel).toContainText('Nothing found.');
  await expect(panel).toContainText(/\d+ KB at this width/);
  const heading = editor.frame.getByRole('heading', { level: 2 }).first();
  const words = await heading.innerText();
  await heading.click();
  await panel.getByLabel('Kind of line').selectOption({ label: 'Title of the page' });
  const said = `“${words}” is a second title. A page has one; make it a heading.`;
  await expect(panel.locator('.notice', { hasText: said })).toBeVisible();
  await expectAccessiblePage(page, 'Copy of Visit');

  await panel.getByLabel('Kind of line').press('Escape');
  const item = panel.getByRole('button', { name: `Text: ${said}` });
  await expect(item).toBeVisible();
  await expectAccessiblePage(page, 'Copy of Visit');
  await item.press('Enter');
  await expect(panel.getByLabel('Kind of line')).toHaveValue('heading1');
  await expect(editor.frame.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel.locator('.notice', { hasText: said })).toBeHidden();
});
