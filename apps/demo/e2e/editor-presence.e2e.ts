import { expectAccessiblePage } from './support/accessibility';
import { openPageEditor, pageEditorOn } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] whoever has a page open sees who else has, and where, until that one leaves', async ({
  page,
  context,
}) => {
  const mine = await openPageEditor(page);
  const others = page.locator('[data-editor-others]');
  await expect(others).toBeHidden();
  const second = await context.newPage();
  await second.goto(page.url());
  const theirs = pageEditorOn(second, mine.address);
  await theirs.seesSaved();
  await expect(others).toHaveText('Open in another tab too', { timeout: 15_000 });
  await expect(second.locator('[data-editor-others]')).toHaveText('Open in another tab too');
  await expectAccessiblePage(page, 'Copy of Visit');

  const heading = (editor: typeof mine) => editor.frame.getByRole('heading', { level: 2 }).first();
  await heading(theirs).click();
  const block = mine.frame.locator('[id^=block-]', { has: heading(mine) }).first();
  await expect(block).toHaveCSS('outline-style', 'dotted', { timeout: 15_000 });
  await second.close();
  await expect(others).toBeHidden({ timeout: 15_000 });
  await expect(block).not.toHaveCSS('outline-style', 'dotted');
});
