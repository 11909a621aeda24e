import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.04d] by keys alone a summary is added and shows the products of the shop, cheapest first', async ({
  page,
  context,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  await editor.panel.getByRole('button', { name: /^3: / }).press('Enter');
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('summary');
  await page.keyboard.press('Enter');
  const source = editor.panel.getByLabel('What it shows', { exact: true });
  await source.selectOption('Products of the shop');
  await editor.panel
    .getByLabel('Order of products', { exact: true })
    .selectOption('Lowest price first');
  const items = editor.frame.locator('.fr-summary__item');
  await expect(items).toHaveCount(6);
  await expect(items.first().locator('.fr-summary__price')).toHaveText(/£/);
  await expectAccessiblePage(page, 'Copy of Visit');
  await editor.seesSaved();
  const address = await editor.frame.locator('html').evaluate(() => location.pathname);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [768, 'dark'],
  ] as const) {
    const visitor = await context.newPage();
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.emulateMedia({ colorScheme });
    await visitor.goto(address);
    const summary = visitor.locator('.fr-summary');
    await summary.scrollIntoViewIfNeeded();
    await expectAccessible(visitor);
    await summary.getByRole('link').first().press('Enter');
    await expect(visitor.locator('[data-block=product]')).toBeVisible();
    await visitor.close();
  }
});
