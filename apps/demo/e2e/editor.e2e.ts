import type { Page } from '@playwright/test';
import { expectAccessiblePage } from './support/accessibility';
import { keysOn, mouseOn, type EditorHand } from './support/editor-hands';
import { openPageEditor, pageEditorOn, type PageEditor } from './support/page-editor';
import { intercept } from './support/intercept';
import { errorAnswers, expect, test } from './support/visitor';

/** A heading of one line. */
const headingOf = ({ frame }: PageEditor) => frame.getByRole('heading', { level: 2 }).first();

/** The cookies of a browser, and nothing else that it keeps. */
const sessionOf = async (page: Page) => ({ cookies: await page.context().cookies(), origins: [] });

/** The markup of an element, whatever the order of its attributes. */
function markupOf(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return copy.outerHTML;
}

test('[1.02b] words are written where they stand, undone after a reload, and published', async ({
  page,
  context,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  await expectAccessiblePage(page, 'Copy of Visit');
  const heading = headingOf(editor);
  const before = await heading.innerText();
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await expect(heading).toContainText(' today');
  // A long heading may have two lines: the words stand at the end of one.
  const after = await heading.innerText();
  await editor.seesSaved();
  const visitor = await context.newPage();

  await editor.reload();
  await expect(heading).toHaveText(after);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading).toHaveText(before);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(heading).toHaveText(after);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status').first()).toContainText('is published');
  await visitor.goto(editor.address);
  await expect(visitor.getByRole('heading', { name: after })).toBeVisible();

  await page.getByRole('link', { name: 'Versions' }).click();
  await expectAccessiblePage(page, 'Versions of “Copy of Visit”');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByRole('status').first()).toContainText('Version 1 is the newest one');
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await page.getByRole('link', { name: 'Edit page' }).click();
  await editor.seesSaved();
  await expect(heading).toHaveText(before);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('title', 'Undo: version 1 restored');
});

/** Blocks are written, added, moved, copied and removed, a section styled, all of it published. */
async function changePage(editor: PageEditor, hand: EditorHand): Promise<void> {
  const { page, frame, panel, blocks } = editor;
  const heard = page.locator('[data-editor-announcement]');
  const count = await blocks.count();
  const words = frame.getByRole('textbox', { name: 'Text' });
  await hand.write(blocks.first());
  await expect(heard).toHaveText('Text chosen');
  await page.keyboard.type(' Come in.');
  await expect(words).toContainText('Come in.');
  await hand.add('Text');
  await expect(blocks).toHaveCount(count + 1);
  await expect(words).toBeFocused();
  await page.keyboard.type('Written by hand');
  await page.keyboard.press('Enter');
  await page.keyboard.type('in two lines');
  await expect(words.locator('p')).toHaveText(['Written by hand', 'in two lines']);
  await hand.act('Move up');
  await expect(heard).toContainText('Text moved: ');
  await hand.act('Duplicate');
  await expect(frame.getByText('Written by hand')).toHaveCount(2);
  await expect(heard).toHaveText('Text chosen');
  await expect(words).toBeFocused();
  await hand.act('Remove');
  await expect(blocks).toHaveCount(count + 1);
  await expect(frame.locator('[id^=block-]:focus')).toHaveCount(1);
  await hand.undo();
  await expect(heard).toContainText('Undone: Text removed');
  await expect(blocks).toHaveCount(count + 2);
  await hand.undo();
  await expect(blocks).toHaveCount(count + 1);
  await hand.press(blocks.filter({ hasText: 'Written by hand' }));
  await hand.press(panel.getByRole('button', { name: /^Section: / }));
  await hand.press(panel.getByRole('button', { name: 'Accent', exact: true }));
  await expect(frame.locator('section', { hasText: 'Come in.' })).toHaveAttribute(
    'data-tone',
    'accent',
  );
  await editor.seesSaved();
  await hand.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Publish now' }));
  await expect(page.getByRole('status').first()).toContainText('is published');
  await page.goto(editor.address);
  await expect(page.locator('main')).toContainText(/Written by hand\s*in two lines/);
  await expect(page.locator('main')).toContainText('Come in.');
}

test('[1.02b] by keys alone a page is written, a block added, moved, copied, removed and brought back, a section styled, all published', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  await changePage(editor, keysOn(editor));
});

test('[1.02b] by mouse alone, but for letters, the same', async ({ page }) => {
  test.slow();
  const editor = await openPageEditor(page);
  await changePage(editor, mouseOn(editor));
});

test('[1.02b] what one device writes another takes back and does again, also after a reload', async ({
  page,
  browser,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heading = headingOf(editor);
  const before = await heading.innerText();
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await expect(heading).toContainText(' today');
  // A long heading may have two lines: the words stand at the end of one.
  const after = await heading.innerText();
  await editor.seesSaved();
  // The same person at another device: nothing but the session is the same.
  const device = await browser.newContext({ storageState: await sessionOf(page) });
  const other = await device.newPage();
  await other.goto(page.url());
  const there = pageEditorOn(other, editor.address);
  await there.seesSaved();
  await expect(headingOf(there)).toHaveText(after);
  await there.reload();
  await other.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(headingOf(there)).toHaveText(before);
  await there.seesSaved();
  // The first hears of it, and does it again.
  await expect(heading).toHaveText(before, { timeout: 15_000 });
  await editor.reload();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(heading).toHaveText(after);
  await editor.seesSaved();
  await there.reload();
  await expect(headingOf(there)).toHaveText(after);
  await device.close();
});

test('[1.02b] a setting of a block and of its section is changed in the panel, and shown as it is published', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heading = headingOf(editor);
  const around = (selector: string) => editor.frame.locator(selector, { has: heading }).first();
  const root = around('[id^=block-]');
  const section = around('section');
  await heading.click();
  await editor.panel.getByLabel('Alignment', { exact: true }).selectOption({ label: 'Centred' });
  await expect(root).toHaveAttribute('data-align', 'center');
  await editor.panel.getByLabel('Width in its section').selectOption({ label: 'Left half' });
  await expect(around('.fr-cell')).toHaveAttribute('data-span', '6');
  await editor.panel.getByRole('button', { name: /^Section: / }).click();
  await editor.panel.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(section).toHaveAttribute('data-tone', 'dark');
  await editor.seesSaved();
  // What the frame shows is what the server makes of it, but for the marks of choosing.
  const id = await root.getAttribute('id');
  await page.keyboard.press('Escape');
  const shown = await section.evaluate(markupOf);
  await editor.reload();
  const made = editor.frame.locator('section', { has: editor.frame.locator(`#${id}`) });
  expect(await made.evaluate(markupOf)).toBe(shown);
});

test('[1.02b] a picture is added: until it is chosen its place says so, and the panel leads to it', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const hint = editor.panel.getByText('Nothing is shown until this is filled in.');
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await expect(hint).toBeVisible();
  const standIn = editor.frame.getByRole('note', { name: /^Image: Nothing is shown/ });
  await expect(standIn).toBeInViewport();
  // What is to be filled in first has the focus.
  await expect(editor.panel.getByRole('button', { name: /^Choose/ }).first()).toBeFocused();
  await expectAccessiblePage(page, 'Copy of Visit');
  await page.keyboard.press('Escape');
  await editor.reload();
  await standIn.click();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.panel.getByRole('button', { name: 'Image', exact: true }).click();
  await editor.panel
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  const choice = page.getByRole('dialog');
  await expectAccessiblePage(page, 'Copy of Visit');
  await choice.getByRole('listitem').first().getByRole('button').click();
  await expect(editor.frame.locator('[data-block=image]').last()).toBeVisible();
  await expect(hint).toBeHidden();
  await expect(standIn).toHaveCount(0);
  await editor.reload();
  await expect(editor.panel.getByRole('button', { name: 'Image', exact: true })).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({
    expectedTroubles: /Failed to load resource|ERR_INTERNET_DISCONNECTED|CHUNK_LOAD_FAILED/,
  });

  test('[1.02b] what is written waits in the browser, survives the tab, and is sent later', async ({
    page,
    context,
  }) => {
    test.slow();
    const editor = await openPageEditor(page);
    const heading = headingOf(editor);
    const before = await heading.innerText();
    await context.setOffline(true);
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' by candlelight');
    await expect(page.locator('[data-editor-state]')).toContainText('kept in this browser');
    const { url } = { url: page.url() };
    // The tab goes without a word, as in a crash.
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(url);
    const opened = pageEditorOn(again, editor.address);
    await opened.seesSaved();
    await expect(headingOf(opened)).toHaveText(`${before} by candlelight`);
  });
});

test.describe('somebody else', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('[1.02b] changes another block, which merges, and the same words, of which both are kept', async ({
    page,
    context,
  }) => {
    test.slow();
    const mine = await openPageEditor(page);
    const other = await context.newPage();
    await other.goto(page.url());
    const theirs = pageEditorOn(other, mine.address);
    await theirs.seesSaved();

    // The first hears nothing of the second until it sends.
    const letThrough = await intercept(page, '**/edits*', (route) => route.abort());
    const heading = headingOf(mine);
    const before = await heading.innerText();
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' mine');
    await headingOf(theirs).click();
    await other.keyboard.press('End');
    await other.keyboard.type(' theirs');
    await theirs.seesSaved();
    letThrough();
    const question = page.getByRole('alert').filter({ hasText: 'Changed by somebody else' });
    await expect(question).toContainText(`${before} mine`);
    await expect(question).toContainText(`${before} theirs`);
    await expect(heading).toHaveText(`${before} theirs`);
    await question.getByRole('button', { name: 'Use mine' }).click();
    await expect(heading).toHaveText(`${before} mine`);
    await expect(headingOf(theirs)).toHaveText(`${before} mine`);
    await expect(question).toHaveCount(0);
  });
});
