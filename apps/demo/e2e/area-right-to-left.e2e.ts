import { expectAccessiblePage } from './support/accessibility';
import { signInAt } from './support/area-visit';
import { expect, test } from './support/visitor';

const screens: readonly (readonly [path: string, title: string])[] = [
  ['/config', 'Start'],
  ['/config/pages', 'Pages'],
  ['/config/products', 'Products'],
  ['/config/numbers', 'Numbers'],
  ['/config/settings/shop', 'Shop'],
  ['/config/forms/new', 'New form'],
];

test('the area is laid out from right to left too, at every width, without a sideways scroll', async ({
  page,
}) => {
  test.slow();
  await signInAt(page, '/config');
  for (const [path, title] of screens) {
    await page.goto(path);
    // No language of the area has it yet: this is how it would look.
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const isTooWide = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
      expect([path, width, await isTooWide()]).toEqual([path, width, false]);
    }
    const [rail, heading] = await Promise.all([
      page.getByRole('navigation', { name: 'Sections' }).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect(Number(rail?.x)).toBeGreaterThan(Number(heading?.x) + Number(heading?.width));
    await expectAccessiblePage(page, title);
  }
  await page.goto('/config/pages');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const row = page.locator('.list tbody tr').first();
  const [title, changed] = await Promise.all([
    row.locator('th').boundingBox(),
    row.locator('td').last().boundingBox(),
  ]);
  expect(Number(title?.x)).toBeGreaterThan(Number(changed?.x));
});
