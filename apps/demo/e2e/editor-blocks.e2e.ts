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
