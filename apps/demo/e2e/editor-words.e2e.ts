import { expectAccessible } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] the label of a button, the title of an item, its text and line breaks are written where they stand, by mouse and by keys, and undone', async ({
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
  // The item has opened: Tab comes to its text, whose tools the panel has meanwhile.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Come by ');
  await panel.getByRole('button', { name: 'Bold', exact: true }).click();
  await page.keyboard.type('boat.');
  const bold = items.locator('details').first().locator('strong');
  await expect(bold).toHaveText('boat.');
  await expectAccessible(page);
  // An item that has no text yet gets one where it will stand.
  await panel.getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('By raft');
  await items.locator('summary h3', { hasText: 'By raft' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('At slack water.');
  // Other controls show what they do again once one of them is used.
  await panel.getByLabel('Several open at once', { exact: true }).check();
  await expect(items).toHaveAttribute('data-multiple', 'true');
  await editor.seesSaved();
  await editor.reload();
  await expect(bold).toHaveText('boat.');
  await expect(items.locator('details').last().locator('p')).toHaveText('At slack water.');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(items).not.toHaveAttribute('data-multiple');
  // The text may be several steps, since it was not written in one go.
  await expect(async () => {
    await undo.click();
    await expect(title).toHaveText(asked, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(bold).toHaveCount(0);
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await expect(async () => {
    await redo.click({ timeout: 500 });
    await expect(bold).toHaveText('boat.', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(title).toHaveText(`${asked} And how?`);
  // Words that show their line breaks are written with them.
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: 'Price menu', exact: true }).click();
  await panel.getByRole('button', { name: 'Add menu' }).click();
  await page.keyboard.type('Lunch');
  await expect(frame.locator('[data-block=price-menu]')).toBeVisible();
  await expect(panel.getByText('Nothing is shown until this is filled in.')).toBeHidden();
  await panel.getByRole('textbox', { name: 'Description' }).first().fill('From twelve');
  const about = frame.locator('[data-block=price-menu] p');
  await about.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('until the pot is empty');
  await editor.seesSaved();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status').first()).toContainText('is published');
  const visitor = await context.newPage();
  await visitor.goto(editor.address);
  await expect(visitor.getByRole('link', { name: `${before} by boat` })).toBeVisible();
  expect(await visitor.locator('[data-block=price-menu] p').innerText()).toBe(
    'From twelve\nuntil the pot is empty',
  );
  await visitor.getByText(`${asked} And how?`).click();
  await expect(visitor.getByText('Come by boat.')).toBeVisible();
});
