import { expectAccessiblePage } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] the palette shows what can be added, with pictures and what each needs', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const count = await editor.blocks.count();
  await page.getByRole('button', { name: 'Add block' }).click();
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  await expect(palette.getByRole('heading', { name: 'Shop', exact: true })).toBeVisible();
  await expect(
    palette.getByRole('button', { name: 'Gift card', exact: true }),
  ).toHaveAccessibleDescription(/Needs a gift card/);
  await expectAccessiblePage(page, 'Copy of Visit');
  await palette.getByRole('searchbox').fill('faq');
  await palette.getByRole('button', { name: 'Accordion', exact: true }).click();
  await expect(editor.panel.getByRole('heading', { name: 'Accordion' })).toBeVisible();
  await expect(editor.blocks).toHaveCount(count + 1);
});

test('[1.02b] a block is dragged to where a line shows, put back by Escape, and undone as one step', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const line = page.locator('.editor-drop-line');
  const first = editor.blocks.first();
  const dragged = await first.getAttribute('id');
  const ids = () => editor.blocks.evaluateAll((blocks) => blocks.map(({ id }) => id));
  const before = await ids();
  const second = editor.frame.locator(`#${before[1]}`);
  await second.scrollIntoViewIfNeeded();
  await first.scrollIntoViewIfNeeded();
  const from = await first.boundingBox();
  if (!from) throw new Error('The first block is on the page.');
  const drag = async () => {
    await page.mouse.move(from.x + from.width / 2, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y + 60, { steps: 4 });
    await expect(heard).toContainText('picked up');
    const to = await second.boundingBox();
    if (!to) throw new Error('The second block is on the page.');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.9, { steps: 4 });
    await expect(line).toBeVisible();
  };

  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(heard).toContainText('stays where it was');
  await expect(line).toBeHidden();
  expect(await ids()).toEqual(before);

  await drag();
  await page.mouse.up();
  await expect(heard).toContainText('moved: ');
  await expect.poll(async () => (await ids()).indexOf(dragged ?? '')).toBeGreaterThan(0);
  await expect(line).toBeHidden();
  const moved = await ids();
  await editor.seesSaved();
  await editor.reload();
  expect(await ids()).toEqual(moved);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(ids).toEqual(before);
});

test('[1.02b] several blocks are chosen by keys and by mouse, and moved, copied, cut and pasted as one', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const ids = () => editor.blocks.evaluateAll((blocks) => blocks.map(({ id }) => id));
  const before = await ids();
  const count = before.length;

  await editor.blocks.first().focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(heard).toHaveText('2 blocks chosen');
  await expect(editor.panel.getByRole('heading', { name: '2 blocks chosen' })).toBeVisible();
  await expectAccessiblePage(page, 'Copy of Visit');
  await page.keyboard.press('Control+d');
  await expect(heard).toHaveText('2 blocks added');
  await expect(editor.blocks).toHaveCount(count + 2);
  await page.keyboard.press('Control+z');
  await expect(editor.blocks).toHaveCount(count);
  await page.keyboard.press('Control+x');
  await expect(heard).toContainText('2 blocks removed');
  await expect(editor.blocks).toHaveCount(count - 2);
  expect(await ids()).toEqual(before.slice(2));
  await editor.blocks.first().focus();
  await page.keyboard.press('Control+v');
  await expect(heard).toContainText('2 blocks pasted');
  await expect(editor.blocks).toHaveCount(count);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(ids).toEqual(before);

  await editor.blocks.nth(0).click();
  await page.keyboard.press('Escape');
  await editor.blocks.nth(1).click({ modifiers: ['ControlOrMeta'] });
  await editor.blocks.nth(3).click({ modifiers: ['Shift'] });
  await expect(heard).toHaveText('3 blocks chosen');
  await editor.panel.getByRole('button', { name: 'Remove' }).click();
  await expect(editor.blocks).toHaveCount(count - 3);
  await editor.seesSaved();
  await editor.reload();
  await expect(editor.blocks).toHaveCount(count - 3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(ids).toEqual(before);
});

test('[1.02b] a block is hidden and locked by keys, which holds after a reload, and undone', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const first = editor.blocks.first();
  const count = await editor.blocks.count();
  const press = async (name: string) => {
    await editor.panel.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await first.focus();
  await page.keyboard.press('Enter');
  await press('Hide');
  await expect(heard).toHaveText('Text hidden from visitors');
  await expect(first).toHaveCSS('opacity', '0.65');
  await press('Lock');
  await expect(heard).toHaveText('Text locked');
  await expect(editor.panel.getByText('Hidden from visitors · Locked')).toBeVisible();
  await expect(editor.panel.getByRole('button', { name: 'Unlock', exact: true })).toBeFocused();
  await expectAccessiblePage(page, 'Copy of Visit');
  await expect(editor.frame.getByRole('textbox', { name: 'Text' })).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heard).toHaveText('This block is locked. Unlock it first.');
  await page.keyboard.press('Delete');
  await expect(editor.blocks).toHaveCount(count);
  await editor.seesSaved();

  await editor.reload();
  await expect(editor.blocks).toHaveCount(count);
  await expect(first).toHaveCSS('opacity', '0.65');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heard).toHaveText('Undone: Text locked or unlocked');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(first).toHaveCSS('opacity', '1');
});

test('[1.02b] several blocks are hidden, locked and shown again by mouse, as one step each', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const press = (name: string) => editor.panel.getByRole('button', { name, exact: true }).click();
  const [first, second] = [editor.blocks.nth(0), editor.blocks.nth(1)];
  await first.click();
  await press('Hide');
  await expect(heard).toHaveText('Text hidden from visitors');
  await page.keyboard.press('Escape');
  await first.click({ modifiers: ['ControlOrMeta'] });
  await second.click({ modifiers: ['ControlOrMeta'] });
  await press('Hide');
  await expect(heard).toHaveText('2 blocks hidden from visitors');
  await expect(second).toHaveCSS('opacity', '0.65');
  await press('Lock');
  await expect(heard).toHaveText('2 blocks locked');
  await press('Remove');
  await expect(heard).toHaveText('This block is locked. Unlock it first.');
  await press('Unlock');
  await press('Show');
  await expect(heard).toHaveText('2 blocks shown to visitors');
  await expect(first).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(first).toHaveCSS('opacity', '0.65');
  await expect(second).toHaveCSS('opacity', '0.65');
});

test('[1.02b] blocks are pasted into another page, and those of another site without what this one lacks', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  await first.blocks.first().focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await expect(heard).toHaveText('2 blocks copied');
  const other = await openPageEditor(page, 'Contact');
  const count = await other.blocks.count();
  await other.blocks.first().focus();
  await page.keyboard.press('Control+v');
  await expect(heard).toContainText('2 blocks pasted');
  await expect(other.blocks).toHaveCount(count + 2);
  await expect(other.frame.getByText('Come when the road is dry')).toBeVisible();
  await other.seesSaved();

  // Another site may have kinds of block that this one does not, and its ids mean nothing here.
  await page.keyboard.press('Escape');
  await other.blocks.first().focus();
  await other.blocks.first().evaluate((target) => {
    const data = new DataTransfer();
    const words = [{ kind: 'paragraph', words: ['From another site'] }];
    data.setData(
      'application/x-frontage-blocks+json',
      JSON.stringify([
        { id: 'x', type: 'text', data: { nodes: words }, locked: true },
        { id: 'y', type: 'weather-of-elsewhere', data: {} },
      ]),
    );
    target.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
  });
  await expect(heard).toContainText('Text');
  await expect(other.blocks).toHaveCount(count + 3);
  await expect(other.frame.getByText('From another site')).toBeVisible();
  const textbox = other.frame.getByRole('textbox', { name: 'Text' });
  await expect(textbox).toBeFocused();

  // Words of another program, among words and beside them.
  const html = '<p>and <b style="color:red">from a letter</b></p><ul><li>with a list</li></ul>';
  const paste = (target: Element, copied: string) => {
    const data = new DataTransfer();
    data.setData('text/html', copied);
    data.setData('text/plain', 'plain');
    const how = { bubbles: true, cancelable: true, clipboardData: data };
    return target.dispatchEvent(new ClipboardEvent('paste', how));
  };
  await page.keyboard.press('Control+End');
  await textbox.evaluate(paste, html);
  await expect(textbox.locator('strong')).toHaveText('from a letter');
  await expect(textbox.locator('li')).toHaveText('with a list');
  await page.keyboard.press('Escape');
  await other.blocks.first().focus();
  await other.blocks.first().evaluate(paste, html);
  await expect(heard).toHaveText('Text pasted');
  await expect(other.blocks).toHaveCount(count + 4);
  await other.seesSaved();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(other.blocks).toHaveCount(count + 3);
});

test('[7.08a] the place of a map is found in the editor, among cities that the server knows', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  await page.getByRole('button', { name: 'Add block' }).click();
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  await palette.getByRole('button', { name: 'Map', exact: true }).click();
  await editor.panel.getByRole('button', { name: 'Find a place' }).click();
  const places = page.getByRole('dialog', { name: 'Find a place' });
  await places.getByRole('searchbox').fill('zuri');
  await places.getByRole('button', { name: 'Zürich, Switzerland' }).click();
  await expect(editor.panel.getByLabel('Town', { exact: true })).toHaveValue('Zürich');
  const map = editor.frame.locator('[data-block=map]').last();
  await expect(map).toContainText('Zürich, Switzerland');
});
