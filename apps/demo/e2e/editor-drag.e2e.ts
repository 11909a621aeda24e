import type { CDPSession, Locator, Page } from '@playwright/test';
import { openPageEditor, type PageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

const idsOf = ({ blocks }: PageEditor) => blocks.evaluateAll((all) => all.map(({ id }) => id));

async function boxOf(block: Locator) {
  const box = await block.boundingBox();
  if (!box) throw new Error('The block is on the page.');
  return box;
}

test('[1.02b] a block that is being written is dragged by its grip, and written on', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const before = await idsOf(editor);
  const heading = editor.frame.getByRole('heading', { level: 2 }).first();
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  const written = await heading.evaluate((words) => words.closest('[id^=block-]')?.id ?? '');
  const grip = page.locator('.editor-grip');
  await expect(grip).toBeVisible();
  const from = await boxOf(grip);
  await page.mouse.move(from.x + 14, from.y + 14);
  await page.mouse.down();
  await expect(heard).toContainText('picked up');
  const other = editor.frame.locator(`#${before[before.indexOf(written) + 1]}`);
  const to = await boxOf(other);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 4, { steps: 4 });
  await expect(page.locator('.editor-drop-line')).toBeVisible();
  await page.mouse.up();
  await expect(heard).toContainText('moved: ');
  await expect.poll(() => idsOf(editor)).not.toEqual(before);
  await page.keyboard.type(', and on');
  await expect(heading).toContainText('today, and on');
  await editor.seesSaved();
  const moved = await idsOf(editor);
  await editor.reload();
  expect(await idsOf(editor)).toEqual(moved);
  await expect(editor.frame.getByText('today, and on')).toBeVisible();
});

test('[1.02b] the page scrolls by itself while something is dragged near its edge', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const first = editor.blocks.first();
  const dragged = (await first.getAttribute('id')) ?? '';
  const from = await boxOf(first);
  const frame = await boxOf(page.locator('[data-editor-frame]'));
  const scrolled = () => editor.frame.locator('html').evaluate((html) => html.scrollTop);
  await page.mouse.move(from.x + from.width / 2, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, frame.y + frame.height - 10, { steps: 4 });
  await expect(heard).toContainText('picked up');
  await expect.poll(scrolled).toBeGreaterThan(400);
  await page.mouse.move(from.x + from.width / 2, frame.y + 10, { steps: 4 });
  await expect.poll(scrolled).toBe(0);
  await page.mouse.move(from.x + from.width / 2, frame.y + frame.height - 10, { steps: 4 });
  // To the end of the page.
  const most = await editor.frame
    .locator('html')
    .evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(scrolled, { timeout: 20_000 }).toBeGreaterThanOrEqual(most - 1);
  await page.mouse.up();
  await expect.poll(async () => (await idsOf(editor)).at(-1)).toBe(dragged);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }],
    });

  async function openOnPhone(page: Page) {
    const editor = await openPageEditor(page);
    const session = await page.context().newCDPSession(page);
    return { editor, session, heard: page.locator('[data-editor-announcement]') };
  }

  test('[1.02b] a sweep only scrolls', async ({ page }) => {
    test.slow();
    const { editor, session, heard } = await openOnPhone(page);
    // Nobody is told of keys that are not there.
    await expect(editor.panel.getByText('Press something on the page')).toBeVisible();
    await expect(editor.panel.getByText(/Alt\+F10/)).toBeHidden();
    const before = await idsOf(editor);
    const start = (await boxOf(editor.blocks.first())).y + 20;
    await touch(session, 'touchStart', start);
    for (const by of [20, 60, 120]) await touch(session, 'touchMove', start - by);
    await touch(session, 'touchEnd', 0);
    const scrolled = () => editor.frame.locator('html').evaluate((html) => html.scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(20);
    await expect(heard).not.toContainText('picked up');
    expect(await idsOf(editor)).toEqual(before);
  });

  test('[1.02b] a long press picks a block up', async ({ page }) => {
    test.slow();
    const { editor, session, heard } = await openOnPhone(page);
    const before = await idsOf(editor);
    const start = (await boxOf(editor.blocks.first())).y + 20;
    await touch(session, 'touchStart', start);
    await expect(heard).toContainText('picked up');
    const second = await boxOf(editor.blocks.nth(1));
    const to = second.y + second.height - 4;
    await touch(session, 'touchMove', start + 10);
    await touch(session, 'touchMove', to);
    await expect(page.locator('.editor-drop-line')).toBeVisible();
    await touch(session, 'touchEnd', 0);
    await expect(heard).toContainText('moved: ');
    await expect.poll(() => idsOf(editor)).not.toEqual(before);
    await editor.seesSaved();
  });
});
