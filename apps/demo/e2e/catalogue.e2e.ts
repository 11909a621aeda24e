import { expectAccessible, violationsOn } from './support/accessibility';
import { expect, open, startAll, test } from './support/visitor';

test('the catalogue shows every kind of block, with its data and its HTML, also at 320 px', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/catalogue');
  await expectAccessible(page);
  const links = page.locator('main li a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    const kind = address?.replace('/catalogue?block=', '') ?? '';
    await open(page, address ?? '');
    await startAll(page);
    await expect.soft(page.locator('.sources pre').first()).toContainText(`"type": "${kind}"`);
    expect.soft(await violationsOn(page, { within: '#section-shown' }), kind).toEqual([]);
    const isEmpty = (await page.locator('#section-shown .fr-block').count()) === 0;
    await expect.soft(page.getByText('nothing is seen here'), kind).toHaveCount(isEmpty ? 1 : 0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, kind).toBe(320);
  }
});

test('an option of the catalogue changes the block, without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/catalogue?block=shape');
  await page.getByText('Words and address').click();
  await page.getByLabel('Shape', { exact: true }).selectOption('Star');
  await page.getByRole('button', { name: 'Show it so' }).click();
  await expect(page).toHaveURL(/shape=star.*block=shape/);
  await expect(page.locator('.sources pre').first()).toContainText('"shape": "star"');
  await expect(page.locator('.sources')).toContainText(
    "import { Shape } from '@frontage/react-blocks/shape'",
  );
  await context.close();
});
