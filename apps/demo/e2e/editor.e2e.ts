import { expectAccessiblePage } from './support/accessibility';
import { openPageEditor, pageEditorOn, type PageEditor } from './support/page-editor';
import { errorAnswers, expect, test } from './support/visitor';

/** A heading of one line. */
const headingOf = ({ frame }: PageEditor) => frame.getByRole('heading', { level: 2 }).first();

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
  await expect(heading).toHaveText(`${before} today`);
  await editor.seesSaved();
  const visitor = await context.newPage();

  await editor.reload();
  await expect(heading).toHaveText(`${before} today`);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading).toHaveText(before);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(heading).toHaveText(`${before} today`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status').first()).toContainText('is published');
  await visitor.goto(editor.address);
  await expect(visitor.getByRole('heading', { name: `${before} today` })).toBeVisible();

  await page.getByRole('link', { name: 'Versions' }).click();
  await expectAccessiblePage(page, 'Versions of “Copy of Visit”');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByRole('status').first()).toContainText('Version 1 is the newest one');
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await page.getByRole('link', { name: 'Edit page' }).click();
  await editor.seesSaved();
  await expect(heading).toHaveText(before);
});

test('[1.02b] by keys alone a block is added, written, moved, duplicated, removed and brought back', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const count = await editor.blocks.count();
  await editor.blocks.first().focus();
  await page.keyboard.press('Enter');
  await expect(heard).toHaveText('Text chosen');
  await page.keyboard.press('Escape');
  await expect(editor.blocks.first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByText('It comes below Text.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('text');
  await page.keyboard.press('Enter');
  await expect(editor.blocks).toHaveCount(count + 1);
  const added = editor.frame.getByRole('textbox', { name: 'Text' });
  await expect(added).toBeFocused();
  await page.keyboard.type('Written by keys');
  await page.keyboard.press('Enter');
  await page.keyboard.type('in two lines');
  await expect(added.locator('p')).toHaveText(['Written by keys', 'in two lines']);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(heard).toContainText('Text moved: ');
  await page.keyboard.press('Control+d');
  await expect(editor.frame.getByText('Written by keys')).toHaveCount(2);
  await expect(editor.blocks).toHaveCount(count + 2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(heard).toHaveText('Undone: Text added');
  await expect(editor.blocks).toHaveCount(count + 1);
  await editor.seesSaved();
  await editor.reload();
  await expect(editor.frame.getByText('Written by keys')).toHaveCount(1);
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

test('[1.02b] a picture is added: until it is chosen the page shows nothing, and the panel leads to it', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const hint = editor.panel.getByText('Nothing is shown until this is filled in.');
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await expect(hint).toBeVisible();
  await expectAccessiblePage(page, 'Copy of Visit');
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
  await editor.reload();
  await expect(editor.panel.getByRole('button', { name: 'Image', exact: true })).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ expectedTroubles: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

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
    await page.route('**/edits*', (route) => route.abort());
    const heading = headingOf(mine);
    const before = await heading.innerText();
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' mine');
    await headingOf(theirs).click();
    await other.keyboard.press('End');
    await other.keyboard.type(' theirs');
    await theirs.seesSaved();
    await page.unroute('**/edits*');
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
