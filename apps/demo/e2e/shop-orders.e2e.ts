import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { quoted, runSql } from './support/change-store';
import { mailsTo } from './support/mailbox';
import {
  addToCart,
  atProvider,
  fillCheckout,
  ordersOf,
  pay,
  payButton,
  seesOrder,
  subscribe,
  toCheckout,
} from './support/shopper';
import { expect, ready, test } from './support/visitor';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('[1.01e] [2.04b] a gift card is bought for somebody, who opens it, and pays for a pot until it is empty', async ({
      page,
    }) => {
      const [email, friend] = [`gift-${how}@example.com`, `wren-${how}@example.com`];
      await page.goto('/shop/gift-card');
      await page.getByRole('radio', { name: '£20.00' }).check();
      await page.getByLabel('Their name').fill('Wren');
      await page.getByLabel('Their email address').fill(friend);
      await page.getByLabel('Your message').fill('For the long table.');
      // How it will look is painted by a script.
      if (javaScriptEnabled) await expect(page.getByText('For Wren')).toBeVisible();
      const begun = page.waitForRequest(
        /\/checkout\/giftcard\?websiteId=[^&]+&giftCardProductId=\w{24}$/,
      );
      await page.getByRole('button', { name: 'Buy gift card' }).click();
      expect((await begun).method()).toBe('POST');
      await expect(page.getByLabel('Their email address')).toHaveValue(friend);
      await fillCheckout(page, email);
      await pay(page);
      await atProvider(page, 'Approve');
      await seesOrder(page);
      await expect(page.getByText(`We have sent it to Wren (${friend}).`)).toBeVisible();
      await expect(page.locator('.fr-order__codes')).toHaveCount(0);
      const mailText = async () => (await mailsTo(friend)).map(({ text }) => text).join(' ');
      await expect.poll(mailText).toContain('For the long table.');
      const path = /\/gift\/[\w.-]+/.exec(await mailText())?.[0] ?? '';
      await page.goto(path);
      await expect(page.getByText('£20.00')).toBeVisible();
      await page.getByRole('button', { name: 'Show the code' }).click();
      const code = (await page.locator('.fr-order__codes code').textContent()) ?? '';
      expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){6}[2-9A-HJ-NP-Z]{4}$/);
      expect(await mailText()).not.toContain(code);
      expect((await mailsTo(email)).map(({ text }) => text).join(' ')).not.toContain(code);

      await addToCart(page, 'glaze-brush');
      await page.goto('/cart');
      await page.getByLabel('Discount code or gift card').fill(code.toLowerCase());
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('-£16.00').first()).toBeVisible();
      await toCheckout(page);
      await fillCheckout(page, email, 'transfer');
      await pay(page);
      await seesOrder(page);
      const [, second] = await ordersOf(email);
      expect(second).toMatchObject({ grand_total_cents: 2_350, due_cents: 350 });
      expect(
        await runSql(
          `select balance_cents from gift_card where last_four = ${quoted(code.slice(-4))}`,
        ),
      ).toMatchObject([{ balance_cents: 0 }]);
    });

    test('[1.01e] [2.02b] [3.02a] a cup every month is subscribed to: a renewal that failed is paid by its buyer, the next is charged by itself, and a button ends it', async ({
      page,
    }) => {
      const email = `club-${how}@example.com`;
      const paymentStates = async () =>
        (await ordersOf(email)).map(({ payment_state }) => payment_state);
      // Its day has come: nobody does anything.
      const renew = () =>
        runSql(`update subscription set next_at = 1 where email = ${quoted(email)}`);
      const seesOnReload = (words: string) =>
        expect(async () => {
          await page.reload();
          await expect(page.getByText(words)).toBeVisible({ timeout: 1_000 });
        }).toPass();
      await subscribe(page, 'cup-club');
      await fillCheckout(page, email);
      await expect(page.getByText('our payment service keeps your payment method')).toBeVisible();
      await pay(page);
      await expect(page.getByText('The shop keeps it')).toBeVisible();
      await page.getByLabel('Card').selectOption('0341');
      await atProvider(page, 'Approve');
      await seesOrder(page);
      await expect(page.getByText('Payment method: card ending in 0341')).toBeVisible();
      await renew();
      await seesOnReload('The last payment did not go through.');
      await page.getByRole('button', { name: 'Pay £19.00 now' }).click();
      await page.getByLabel('Card').selectOption('4242');
      await atProvider(page, 'Approve');
      await expect(page.getByText('Payment method: card ending in 4242')).toBeVisible();
      await expect(page.getByText('Renewed so far')).toBeVisible();
      expect(await paymentStates()).toEqual(['paid', 'paid']);
      await renew();
      await expect.poll(paymentStates).toEqual(['paid', 'paid', 'paid']);
      await page.getByRole('button', { name: 'Change payment method' }).click();
      await page.getByLabel('Card').selectOption('0341');
      await atProvider(page, 'Save');
      await expect(page.getByText('Payment method: card ending in 0341')).toBeVisible();
      await page.getByText('Cancel subscription', { exact: true }).click();
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(page.getByText('Cancelled. It will not renew.')).toBeVisible();
      expect(
        await runSql(`select state, method from subscription where email = ${quoted(email)}`),
      ).toMatchObject([{ state: 'canceled', method: null }]);
    });

    test('what is digital is fetched from the order, counted, and not without its key', async ({
      page,
    }) => {
      const email = `digital-${how}@example.com`;
      await addToCart(page, 'glaze-sheet');
      await addToCart(page, 'low-tide');
      for (const { id, name } of await runSql(
        `select id, name from asset where name in ('five-glazes.svg', 'low-tide.jpg')`,
      ))
        expect(
          (await page.request.get(`/assets/${String(id)}/${String(name)}`)).status(),
          String(name),
        ).toBe(404);
      await toCheckout(page);
      await fillCheckout(page, email);
      await pay(page);
      await atProvider(page, 'Approve');
      await seesOrder(page);
      const fetchFile = async (name: string): Promise<Buffer> => {
        const fetched = page.waitForEvent('download');
        await page.getByRole('link', { name: `Download ${name}` }).click();
        return readFile(await (await fetched).path());
      };
      expect((await fetchFile('five-glazes.svg')).toString()).toContain('Five glazes');
      const painted = fileURLToPath(
        new URL('../pictures/rendered/harbour-low-tide.jpg', import.meta.url),
      );
      expect((await fetchFile('low-tide.jpg')).equals(await readFile(painted))).toBe(true);
      const link = page.getByRole('link', { name: 'Download five-glazes.svg' });
      const href = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(href.replace(/key=.*/, 'key=1.x'))).status()).toBe(410);
      await page.reload();
      await expect(page.getByText('9 downloads left').first()).toBeVisible();
    });

    test('an order is looked at again by its link, and what was bought is reviewed', async ({
      page,
      browser,
      baseURL,
    }) => {
      const email = `review-${how}@example.com`;
      const reviewText = `The small one fits the corner, ${how} a script.`;
      await addToCart(page, 'ribs');
      await toCheckout(page);
      await fillCheckout(page, email);
      await pay(page);
      await atProvider(page, 'Approve');
      const number = await seesOrder(page);
      // Another browser: nothing but the link opens it.
      const elsewhere = await browser.newPage({ baseURL: String(baseURL), javaScriptEnabled });
      await elsewhere.goto(page.url());
      await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText(number);
      await elsewhere.getByRole('link', { name: 'Write a review' }).click();
      await elsewhere.getByRole('radio', { name: '4 of 5: good' }).check({ force: true });
      await elsewhere.getByRole('textbox', { name: 'Your review (optional)' }).fill(reviewText);
      await elsewhere.getByLabel('Your name').fill('Wren');
      await elsewhere.getByRole('button', { name: 'Send review' }).click();
      await expect(
        elsewhere.getByText('Your review will be published once we have read it.'),
      ).toBeVisible();
      expect(
        await runSql(`select stars from review where text_body = ${quoted(reviewText)}`),
      ).toMatchObject([{ stars: 4 }]);
      await page.goto('/shop/ribs');
      await expect(page.getByText(reviewText)).toHaveCount(0);
      // As `reviews approve` does.
      await runSql(`update review set state = 'published' where text_body = ${quoted(reviewText)}`);
      await runSql('update site set shop_revision = shop_revision + 1');
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(reviewText)).toBeVisible({ timeout: 500 });
      }).toPass();
      await elsewhere.close();
    });

    test('[1.01e] [1.04b] [2.03] somebody gives to the roof what they like, with one press', async ({
      page,
    }) => {
      const email = `roof-${how}@example.com`;
      await page.goto('/shop/roof');
      // It works without its script too: where there are scripts, this one runs.
      if (javaScriptEnabled) await ready(page, '[data-block=donation]');
      await page.getByRole('radio', { name: 'Other amount' }).check();
      await page.getByRole('textbox', { name: 'Other amount' }).fill('7.50');
      const begun = page.waitForRequest(/\/checkout\/donate\?donatePageId=\w{24}$/);
      await page.getByRole('button', { name: 'Donate' }).click();
      expect((await begun).method()).toBe('POST');
      await expect(page).toHaveURL(/\/checkout\/[\w.-]{68}$/);
      await expect(payButton(page)).toHaveText('Donate £7.50');
      await page.getByLabel('Email').fill(email);
      await page.locator('[name=payment][value=card]').check();
      await pay(page);
      await atProvider(page, 'Approve');
      await seesOrder(page);
      expect(await ordersOf(email)).toMatchObject([
        { grand_total_cents: 750, payment_state: 'paid' },
      ]);
    });
  });
}
