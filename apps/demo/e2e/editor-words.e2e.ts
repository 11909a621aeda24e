import { expectAccessible } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] the label of a button and the title of an item are written where they stand, by mouse and by keys, and undone', async ({
  page,
  context,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const { frame, panel } = editor;
  const label = frame.locator('[data-block=button] .fr-button__label').first();
  const before = await label.innerText();
  await label.click();
  await expect(label).toHaveAttribute('contenteditable', 'plaintext-only');
  await page.keyboard.press('End');
  await page.keyboard.type(' by boat');
  await expect(panel.getByLabel('Text', { exact: true })).toHaveValue(`${before} by boat`);
  await editor.seesSaved();
  await expectAccessible(page);
  // Other controls of the block show what they do while its words may be written.
  await panel.getByLabel('Size', { exact: true }).selectOption('Large');
  await expect(frame.locator('[data-block=button][data-button-size=large]')).toBeVisible();
  await expect(label).toHaveText(`${before} by boat`);
  await expect(label).toHaveAttribute('contenteditable', 'plaintext-only');
  // By keys: Enter chooses the block, Tab comes to its words.
  const items = frame.locator('[data-block=accordion]');
  const title = items.locator('summary h3').first();
  const asked = await title.innerText();
  await items.focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveAttribute('contenteditable', 'plaintext-only');
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' And how?');
  await expect(title).toHaveText(`${asked} And how?`);
  await editor.seesSaved();
  await editor.reload();
  await expect(title).toHaveText(`${asked} And how?`);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title).toHaveText(asked);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(title).toHaveText(`${asked} And how?`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status').first()).toContainText('is published');
  const visitor = await context.newPage();
  await visitor.goto(editor.address);
  await expect(visitor.getByRole('link', { name: `${before} by boat` })).toBeVisible();
  await expect(visitor.getByText(`${asked} And how?`)).toBeVisible();
});
