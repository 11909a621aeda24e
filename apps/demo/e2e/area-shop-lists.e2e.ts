import { randomUUID } from 'node:crypto';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { quoted, runSql } from './support/change-store';
import {
  addToCart,
  buyClubAndGiftCard,
  fillCheckout,
  ordersOf,
  pay,
  seesOrder,
  toCheckout,
} from './support/shopper';
import { errorAnswers, expect, test } from './support/visitor';

test.describe('what buyers hold', () => {
  // A reason that is missing is answered with 400.
  test.use({ expectedTroubles: errorAnswers });

  test('an owner ends a subscription, voids a gift card and follows both to their orders and back', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const email = `lists-${randomUUID().slice(0, 8)}@example.com`;
    const context = await browser.newContext({ baseURL: String(baseURL) });
    const buyer = await context.newPage();
    const [first, second] = await buyClubAndGiftCard(buyer, email);
    await context.close();

    await signInAt(page, `/config/orders?q=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: `Order ${first}` }).click();
    await page.getByRole('link', { name: /^A cup every month: renews/ }).click();
    await expectAccessiblePage(page, 'A cup every month');
    await page.getByRole('link', { name: 'End subscription' }).click();
    await page.getByRole('button', { name: 'End subscription' }).click();
    await expect(page.getByRole('status').first()).toContainText('ended');
    await expectAccessiblePage(page, 'A cup every month');
    await page.getByRole('link', { name: `Order ${first}` }).click();
    await page.getByRole('link', { name: 'All orders of this buyer' }).click();
    await page.getByRole('link', { name: `Order ${second}` }).click();
    await page.getByRole('link', { name: /^Bought: ending in/ }).click();
    await expectAccessiblePage(page, /^Gift card ending in/);
    await tabTo(page, 'Void this card', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a reason of up to 200 characters.')).toBeVisible();
    await expect(page.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('Lost');
    // A card is not voided by the way: Enter does nothing before its button has the focus.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toContainText('The card is voided.');
    await expect(page.getByRole('row', { name: /Voided: Lost/ })).toBeVisible();
    await page
      .getByRole('link', { name: `Order ${second}` })
      .first()
      .click();
    await expectAccessiblePage(page, `Order ${second}`);
  });
});

test('an owner reads reviews by keyboard: one is approved and seen by visitors, one is refused, one is removed after a question', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  for (const index of [0, 1, 2]) {
    await addToCart(page, 'glaze-brush');
    await toCheckout(page);
    await fillCheckout(page, `review-${index}-${word}@example.com`, 'transfer');
    await pay(page);
    await seesOrder(page);
    const [order] = await ordersOf(`review-${index}-${word}@example.com`);
    await runSql(
      `insert into review (id, site_id, product_id, order_id, stars, title, text_body, name,
       search_text, state, created_at, updated_at)
       select ${quoted(`${word}${index}`)}, site_id, (select id from product where slug = 'shop/glaze-brush'),
       id, 4, ${quoted(`Title ${index} ${word}`)}, 'It holds its point.', ${quoted(`Una ${index}`)}, ${quoted(word)},
       'waiting', 1, 1 from shop_order where purchase_id = ${quoted(String(order?.purchase_id))}`,
    );
  }
  await signInAt(page, `/config/reviews?q=${word}`);
  await expectAccessiblePage(page, 'Reviews');
  await expect(page.getByText('3 reviews')).toBeVisible();
  await page
    .getByRole('row', { name: /Title 0/ })
    .getByRole('button', { name: /^Approve/ })
    .press('Enter');
  await expect(page.getByText('2 reviews')).toBeVisible();
  await page
    .getByRole('row', { name: /Title 1/ })
    .getByRole('button', { name: /^Refuse/ })
    .press('Enter');
  await expect(page.getByText('1 review', { exact: true })).toBeVisible();
  await page
    .getByRole('row', { name: /Title 2/ })
    .getByRole('checkbox')
    .press('Space');
  await tabTo(page, 'Remove', 'button');
  await page.keyboard.press('Enter');
  await expectAccessiblePage(page, /Remove/);
  await tabTo(page, /^Remove/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No review matches', { exact: false })).toBeVisible();
  await page.goto('/shop/glaze-brush');
  await expect(page.getByText(`Title 0 ${word}`)).toBeVisible();
  await expect(page.getByText(`Title 1 ${word}`)).toHaveCount(0);
});

test.describe('a code', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('is made by keyboard, refused with what is wrong, used by a buyer, ended, and downloaded', async ({
    page,
  }) => {
    const code = `E2E${randomUUID().slice(0, 6).toUpperCase()}`;
    await signInAt(page, '/config/codes');
    await expectAccessiblePage(page, 'Discount codes');
    await page.locator('a[href="/config/codes/new"]').press('Enter');
    await expectAccessiblePage(page, 'New discount code');
    await tabTo(page, 'Code');
    await page.keyboard.type(code);
    await tabTo(page, 'Percent');
    await page.keyboard.type('200');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Percent')).toBeFocused();
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
    await expectAccessiblePage(page, 'New discount code');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toBeVisible();
    await addToCart(page, 'glaze-brush');
    await page.goto('/cart');
    await page.getByLabel('Discount code or gift card').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('-£1.60').first()).toBeVisible();
    await page.goto(`/config/codes?q=${code}`);
    const kept = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download these as CSV' }).press('Enter');
    expect((await kept).suggestedFilename()).toBe('discount-codes.csv');
    await page.getByRole('button', { name: `End it now: ${code}` }).press('Enter');
    await expect(page.getByText('The code has ended.')).toBeVisible();
    await page.goto(`/config/codes?q=${code}`);
    await expect(page.locator('.state', { hasText: 'Ended' })).toBeVisible();
  });
});

test('an owner sees who waits for stock, and forgets one of them by keyboard', async ({ page }) => {
  const email = `waits-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/shop/moon-jar');
  await page.getByLabel('Get an email when it is back in stock').fill(email);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Thank you. We will email you once')).toBeVisible();
  await signInAt(page, `/config/restock?q=${encodeURIComponent(email)}`);
  await expectAccessiblePage(page, 'Waiting for stock');
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Moon jar');
  await tabTo(page, /^Remove/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toHaveCount(0);
  await expectAccessiblePage(page, 'Waiting for stock');
});
