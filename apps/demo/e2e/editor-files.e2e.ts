import { readFile, writeFile } from 'node:fs/promises';
import type { FileChooser, Page } from '@playwright/test';
import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { dragFiles } from './support/drag-files';
import { openPageEditor, type PageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

/** Writes pictures of what the page shows into a folder of the test. */
async function takePictures(page: Page, ...names: readonly string[]): Promise<string[]> {
  const content = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
  return Promise.all(
    names.map(async (name) => {
      const path = test.info().outputPath(name);
      await writeFile(path, content);
      return path;
    }),
  );
}

const kinds = ({ blocks }: PageEditor) =>
  blocks.evaluateAll((all) => all.map((block) => block.dataset.block ?? block.className));

test('[1.02b] pictures that are dropped become a gallery where the line shows, undone as one step', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const files = await takePictures(page, 'jar.png', 'bowl.png');
  const before = await kinds(editor);
  const first = await editor.blocks.first().boundingBox();
  if (!first) throw new Error('The first block is on the page.');
  const middle = first.x + first.width / 2;
  const dragged = await dragFiles(page, files, { x: middle, y: first.y + 5 });
  await dragged.move({ x: middle, y: first.y + first.height - 5 });
  const line = page.locator('.editor-drop-line');
  await expect(line).toBeVisible();
  await dragged.drop();
  await expect(line).toBeHidden();
  await expect(heard).toHaveText('Gallery chosen');
  await expect(editor.blocks).toHaveCount(before.length + 1);
  // Below the row of the first two.
  await expect(editor.blocks.nth(2).locator('img')).toHaveCount(2);
  await expect(editor.panel.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  // On the page itself the pictures have no descriptions yet, which the editor says.
  await expectAccessible(page, { withFrames: false });
  await expect(editor.panel.getByText('2 pictures have no alternative text')).toBeVisible();
  await editor.seesSaved();
  await editor.reload();
  await expect(editor.blocks).toHaveCount(before.length + 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => kinds(editor)).toEqual(before);
});

test('[1.02b] by keys alone a picture of this device is added, and one that is none is refused with words', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const count = await editor.blocks.count();
  const [jar = ''] = await takePictures(page, 'jar.png');
  // Listened to all the time: between two listeners the browser itself would be asked.
  page.on('filechooser', () => undefined);
  const add = async (files: Parameters<FileChooser['setFiles']>[0]) => {
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search' }).fill('from this device');
    const asked = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await asked).setFiles(files);
  };
  await editor.blocks.first().focus();
  await add({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('A list') });
  await expect(heard).toContainText('does not appear to be a supported file');
  const uploads = page.getByRole('region', { name: 'Files on their way' });
  await expectAccessiblePage(page, 'Copy of Visit');
  await uploads.getByRole('button', { name: 'Done: list.txt' }).press('Enter');
  await expect(uploads).toBeHidden();

  await editor.blocks.first().focus();
  await add(jar);
  await expect(editor.blocks).toHaveCount(count + 1);
  await expect(editor.panel.getByRole('heading', { name: 'Image' })).toBeVisible();
  await expect(editor.blocks.nth(1).locator('img')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedTroubles: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('[1.02b] a picture that is pasted waits for one, and words are written on', async ({
    page,
    context,
  }) => {
    test.slow();
    const editor = await openPageEditor(page);
    const count = await editor.blocks.count();
    const [jar = ''] = await takePictures(page, 'jar.png');
    const heading = editor.frame.getByRole('heading', { level: 2 }).first();
    await heading.click();
    await page.keyboard.press('End');
    await context.setOffline(true);
    const bytes = await readFile(jar, 'base64');
    await heading.evaluate((target, base64) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], 'screen.png', { type: 'image/png' }));
      const paste = new ClipboardEvent('paste', {
        bubbles: true,
        cancelable: true,
        clipboardData: data,
      });
      target.dispatchEvent(paste);
    }, bytes);
    const uploads = page.getByRole('region', { name: 'Files on their way' });
    await expect(uploads.getByText(/It is sent as soon as there is one/)).toBeVisible();
    await expectAccessiblePage(page, 'Copy of Visit');
    await page.keyboard.type(' now');
    await context.setOffline(false);
    await expect(editor.blocks).toHaveCount(count + 1);
    await expect(uploads).toBeHidden();
    await page.keyboard.type(' and here');
    await expect(heading).toContainText('now and here');
    await editor.seesSaved();
  });
});
