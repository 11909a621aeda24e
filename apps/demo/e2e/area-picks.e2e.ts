import { randomUUID } from 'node:crypto';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { buyClubAndGiftCard } from './support/shopper';
import { errorAnswers, expect, test } from './support/visitor';

test('[2.24a] an owner publishes the products that are picked by keyboard, and takes that back', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const rows = ['Id,Kind,Name,Address,Price,State']
    .concat(`,physical,Peg ${word},shop/peg-${word},5,draft`)
    .concat(`,physical,Pin ${word},shop/pin-${word},5,draft`);
  await signInAt(page, '/config/products/import');
  await page.getByLabel('Or paste it here').fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await page.getByRole('button', { name: 'Save 2 products' }).click();
  await expect(page.getByText('2 products are saved.')).toBeVisible({ timeout: 20_000 });
  await page.goto(`/config/products?q=${word}`);
  await tabTo(page, 'Select all that are shown');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 products are selected:')).toBeVisible();
  await expectAccessiblePage(page, 'Products');
  await tabTo(page, 'Publish', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 products are published.')).toBeVisible();
  const isSold = async () =>
    (await (await page.request.get(`/shop/peg-${word}`)).text()).includes('5.00');
  expect(await isSold()).toBe(true);
  await expectAccessiblePage(page, 'Products');
  const middles = page
    .locator('form.notice')
    .locator('[role=status], button')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
  const [ofWords, ofUndo] = await middles;
  expect(ofUndo).toBe(ofWords);
  await tabTo(page, 'Undo', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 products are as before.')).toBeVisible();
  expect(await isSold()).toBe(false);
});

test('[2.24a] Enter on the box of a discount code ends none; those picked are ended after a question', async ({
  page,
}) => {
  const code = `A-${randomUUID().slice(0, 8)}`.toUpperCase();
  await signInAt(page, '/config/codes/new');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Percent', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Save code' }).click();
  await expect(page.getByRole('status').first()).toBeVisible();
  await page.goto(`/config/codes?q=${code}`);
  await page.getByLabel(`Select ${code}`).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nothing was done');
  await page.getByLabel(`Select ${code}`).press('Space');
  await expect(page.getByText('1 code is selected:')).toBeVisible();
  await expectAccessiblePage(page, 'Discount codes');
  await page.getByRole('group').getByRole('button', { name: 'End it now' }).press('Enter');
  await expectAccessiblePage(page, 'End 1 discount code?');
  await page.getByRole('button', { name: 'End it now' }).press('Enter');
  await expect(page.getByText('1 code has ended.')).toBeVisible();
});

test.describe('what buyers hold, and wait for', () => {
  // A reason that is missing is answered with 400.
  test.use({ expectedTroubles: errorAnswers });

  test('[2.24a] subscriptions, gift cards and people who wait are picked, asked about once, and done', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const email = `picks-${randomUUID().slice(0, 8)}@example.com`;
    const context = await browser.newContext({ baseURL: String(baseURL) });
    const buyer = await context.newPage();
    const [, order] = await buyClubAndGiftCard(buyer, email);
    await buyer.goto('/shop/moon-jar');
    await buyer.getByLabel('Get an email when it is back in stock').fill(email);
    await buyer.getByRole('button', { name: 'Notify me' }).click();
    await expect(buyer.getByText('Thank you. We will email you once')).toBeVisible();
    await context.close();

    const search = `?q=${encodeURIComponent(email)}`;
    await signInAt(page, `/config/subscriptions${search}`);
    const pickAndPress = async (button: string) => {
      await page.getByLabel('Select all that are shown').press('Space');
      await page.getByRole('group').getByRole('button', { name: button }).press('Enter');
    };
    await pickAndPress('End subscription');
    await expectAccessiblePage(page, 'End 1 subscription?');
    await expect(page.getByText(`A cup every month, ${email}`)).toBeVisible();
    await page.getByRole('button', { name: 'End subscription' }).press('Enter');
    await expect(
      page.getByText('1 subscription has ended; its buyer gets an email.'),
    ).toBeVisible();
    await expectAccessiblePage(page, 'Subscriptions');

    await page.goto(`/config/gift-cards?q=${order}`);
    await pickAndPress('Void');
    await expectAccessiblePage(page, 'Void 1 gift card?');
    await page.getByRole('button', { name: 'Void them' }).press('Enter');
    await expect(page.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('Sent to nobody');
    // What cannot be taken back wants its button.
    await page.keyboard.press('Enter');
    await tabTo(page, 'Void them', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 card is voided. Nothing is left on it.')).toBeVisible();
    await expectAccessiblePage(page, 'Gift cards');

    await page.goto(`/config/restock${search}`);
    await pickAndPress('Remove');
    await expectAccessiblePage(page, 'Remove 1 person?');
    await page.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(page.getByText('1 person is removed. They will get no email.')).toBeVisible();
    await expectAccessiblePage(page, 'Waiting for stock');
  });
});
