import { randomUUID } from 'node:crypto';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { errorAnswers, expect, test } from './support/visitor';

/** A picture of one colour. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>',
  ),
});

test.describe('a product, by mouse', () => {
  // Addresses that are hidden or moved, and a save that is refused.
  test.use({ expectedTroubles: errorAnswers });

  test('[4.17a] is begun, gets variants and pictures, is published, renamed and taken back; its old address leads to the new one', async ({
    page,
    context,
  }) => {
    test.slow();
    const word = `wren-${randomUUID().slice(0, 8)}`;
    const visitor = await context.newPage();
    await signInAt(page, '/config/products');
    await page.getByRole('link', { name: 'Add a product' }).click();
    await expectAccessiblePage(page, 'New product');
    await page.getByRole('link', { name: 'Something to send' }).click();
    await expectAccessiblePage(page, 'New product');
    await page.getByLabel('Name', { exact: true }).fill(`Bowl ${word}`);
    await page.getByRole('button', { name: 'Add an option' }).click();
    await page.getByLabel('Option 1', { exact: true }).fill('Size');
    await page.getByLabel('Price in GBP', { exact: true }).fill('twelve');
    await page.getByRole('button', { name: 'Add a variant' }).click();
    await expect(page.getByLabel('Size')).toHaveCount(2);
    await page.getByLabel('Size').nth(0).fill('Small');
    await page.getByLabel('Size').nth(1).fill('Large');
    const chosen = page.waitForRequest((request) => request.url().includes('/pictures'));
    await page.getByLabel('New pictures').setInputFiles([picture('one.svg'), picture('two.svg')]);
    await chosen;
    await expect(page.getByLabel('Alternative text of picture 2')).toBeFocused();
    await page.getByLabel('Alternative text of picture 1').fill('A bowl');
    await page.getByLabel('Alternative text of picture 2').fill('Its foot');
    await page.getByRole('button', { name: 'Move picture 2 up' }).click();
    await expect(page.getByLabel('Alternative text of picture 1')).toHaveValue('Its foot');
    await page.getByLabel('Visitors see it').selectOption('Now');
    await page.getByRole('button', { name: 'Save product' }).last().click();
    await expect(page.getByRole('alert')).toContainText('Nothing was saved.');
    await expect(page.getByLabel('Price in GBP', { exact: true }).first()).toBeFocused();
    await expectAccessiblePage(page, `Bowl ${word}`);
    for (const index of [0, 1])
      await page
        .getByLabel('Price in GBP', { exact: true })
        .nth(index)
        .fill(String(12 + index));
    await page.getByLabel('In stock').nth(1).fill('3');
    await page.getByRole('button', { name: 'Save product' }).last().click();
    await expect(page.getByRole('status').first()).toContainText('The product is saved.');
    await expectAccessiblePage(page, `Bowl ${word}`);

    await visitor.goto(`/shop/bowl-${word}`);
    await expect(visitor.getByRole('heading', { name: `Bowl ${word}` })).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'Its foot' }).first()).toBeVisible();
    await visitor.getByRole('radio', { name: 'Large' }).check();
    await expect(visitor.getByText('£13.00').first()).toBeVisible();

    await page.getByLabel('Address', { exact: true }).fill(`shop/dish-${word}`);
    await page.getByRole('button', { name: 'Remove picture 2' }).click();
    await expect(page.getByLabel('Alternative text of picture 2')).toBeHidden();
    await page.getByRole('button', { name: 'Save product' }).first().click();
    await expect(page.getByRole('status').first()).toContainText('The product is saved.');
    await visitor.goto(`/shop/bowl-${word}?from=letter`);
    await expect(visitor).toHaveURL(new RegExp(`/shop/dish-${word}\\?from=letter$`));
    await expect(visitor.getByRole('img', { name: 'A bowl' })).toHaveCount(0);

    await page.getByLabel('Visitors see it').selectOption('From a date');
    await page.getByLabel('From', { exact: true }).fill('2090-01-01T10:00');
    await page.getByRole('button', { name: 'Save product' }).last().click();
    await expect(page.getByRole('status').first()).toContainText('The product is saved.');
    await expect(page.getByLabel('Visitors see it')).toHaveValue('scheduled');
    await visitor.goto(`/shop/dish-${word}`);
    await expect(visitor.getByRole('button', { name: 'Add to cart', exact: true })).toBeHidden();
  });

  test('is dropped pictures on, keeps what was pressed meanwhile waiting, and says which file is none', async ({
    page,
  }) => {
    await signInAt(page, '/config/products?q=shop/sponge');
    await page.getByRole('link', { name: 'Throwing sponge' }).first().click();
    const drop = async (...names: string[]) => {
      const files = await page.evaluateHandle((pictures) => {
        const dropped = new DataTransfer();
        const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>';
        for (const name of pictures)
          dropped.items.add(new File([name.endsWith('.svg') ? drawn : 'hello'], name));
        return dropped;
      }, names);
      await page.locator('[data-upload]').dispatchEvent('drop', { dataTransfer: files });
    };
    const count = await page.getByLabel(/^Alternative text of picture/).count();
    await drop('notes.txt');
    await expect(page.getByText(/^notes.txt: The file notes.txt does not appear/)).toBeVisible();
    await page.getByLabel('Category').fill('Tools');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/pictures*', async (route) => {
      await held;
      await route.continue();
    });
    const name = `sponge-${randomUUID().slice(0, 8)}.svg`;
    await drop(name);
    await page.getByRole('button', { name: 'Save product' }).first().click();
    await expect(page.getByText(name)).toBeVisible();
    release();
    await expect(page.getByRole('status').first()).toContainText('The product is saved.');
    await expect(page.getByLabel(/^Alternative text of picture/)).toHaveCount(count + 1);
    await expect(page.getByLabel('Category')).toHaveValue('Tools');
  });

  test('that two people change keeps what both did, and asks where both did the same', async ({
    page,
    context,
  }) => {
    await signInAt(page, '/config/products?q=shop/ribs');
    await page.getByRole('link', { name: 'Two ribs' }).first().click();
    const other = await context.newPage();
    await other.goto(page.url().replace(/\?.*/, ''));
    const word = randomUUID().slice(0, 8);
    await other.getByLabel('Category').fill(`Wood ${word}`);
    await other.getByRole('button', { name: 'Save product' }).first().click();
    await expect(other.getByRole('status').first()).toContainText('The product is saved.');
    await page.getByLabel('Tags').fill(word);
    await page.getByRole('button', { name: 'Save product' }).first().click();
    await expect(page.getByRole('status').first()).toContainText('together with what someone else');
    await expect(page.getByLabel('Category')).toHaveValue(`Wood ${word}`);
    await other.getByLabel('Tags').fill(`other ${word}`);
    const description = `Cut from one board of ${word}.`;
    await other.getByLabel('Description').fill(description);
    await page.getByLabel('Description').fill(`Cut by hand, ${word}.`);
    await page.getByRole('button', { name: 'Save product' }).first().click();
    await expect(page.getByRole('status').first()).toContainText('The product is saved.');
    await other.getByRole('button', { name: 'Save product' }).first().click();
    await expect(other.getByRole('alert')).toContainText('someone else changed the same things');
    await expect(other.getByText(`Now: Cut by hand, ${word}.`)).toBeVisible();
    await expect(other.getByLabel('Description')).toHaveValue(description);
    await expectAccessiblePage(other, 'Two ribs');
    await other.getByRole('button', { name: 'Save product' }).first().click();
    await expect(other.getByRole('status').first()).toContainText('The product is saved.');
    await expect(other.getByLabel('Tags')).toHaveValue(new RegExp(`other ${word}`));
  });
});

test('[4.17a] a product is begun, changed, copied and deleted by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const word = `quill-${randomUUID().slice(0, 8)}`;
  await signInAt(page, '/config/products');
  await tabTo(page, 'Add a product', 'link');
  await page.keyboard.press('Enter');
  await tabTo(page, 'A service', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save product' }).first()).toBeVisible();
  await tabTo(page, 'Name');
  await page.keyboard.type(`Day ${word}`);
  await tabTo(page, /^Price in GBP/);
  await page.keyboard.type('80');
  await tabTo(page, 'Visitors see it');
  await page.keyboard.type('Now');
  await tabTo(page, 'Save product', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('The product is saved.');
  await expect(page.getByLabel('Visitors see it')).toHaveValue('published');
  await tabTo(page, 'Add a variant', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Price in GBP/).last()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('The product is saved.');
  await tabTo(page, 'Copy', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('This is the copy.');
  await expectAccessiblePage(page, `Day ${word} (copy)`);
  await tabTo(page, 'Delete', 'link');
  await page.keyboard.press('Enter');
  await expectAccessiblePage(page, `Delete Day ${word} (copy)?`);
  await tabTo(page, 'Delete', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toHaveText('The product is deleted.');
  await expectAccessiblePage(page, 'Products');
  // Other tests count what visitors see in the shop, and add to this list.
  await page.goto(`/config/products?q=${word}`);
  await page
    .getByRole('link', { name: `Day ${word}`, exact: true })
    .first()
    .press('Enter');
  await page.getByRole('link', { name: 'Delete', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('status').first()).toHaveText('The product is deleted.');
});
