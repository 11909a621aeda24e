import { runSql } from './support/change-store';
import { mailsTo } from './support/mailbox';
import {
  addToCart,
  atProvider,
  fillCheckout,
  ordersOf,
  pay,
  payButton,
  paymentsOf,
  piecesOf,
  seesOrder,
  toCheckout,
} from './support/shopper';
import { errorAnswers, expect, test } from './support/visitor';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('[2.01a] an order by transfer is made at once, confirmed by its mail, and waits for its money', async ({
      page,
    }) => {
      const email = `transfer-${how}@example.com`;
      await addToCart(page, 'rice-bowl');
      await toCheckout(page);
      await fillCheckout(page, email, 'transfer');
      await pay(page);
      const number = await seesOrder(page);
      const transfer = page.getByText(`Please transfer £45.50 and quote order ${number}.`);
      await expect(
        page.getByRole('heading', { level: 1, name: `Thank you for your order ${number}.` }),
      ).toBeFocused();
      await expect(page.getByText(`A confirmation is on its way to ${email}`)).toBeVisible();
      await expect(transfer.first()).toBeVisible();
      const confirmation = page.getByText('Please confirm your order by');
      await expect(confirmation).toBeVisible();
      await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
      const [{ text } = { text: '' }] = await mailsTo(email);
      const order = page.url();
      await page.goto(/Confirm my order: (\S+)/.exec(text)?.[1] ?? '');
      await page.getByRole('button', { name: 'Confirm my order' }).click();
      await expect(page).toHaveURL(order);
      await expect(confirmation).toHaveCount(0);
      // Seen again, it tells how the order stands.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
      await expect(transfer).toBeVisible();
      expect(await ordersOf(email)).toMatchObject([
        { currency: 'GBP', grand_total_cents: 4_550, payment_state: 'open' },
      ]);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty.')).toBeVisible();
    });

    test('[1.01e] [2.01a] an order is paid at the provider, once, and its stock is sold', async ({
      page,
    }) => {
      const [email, name] = [`card-${how}@example.com`, javaScriptEnabled ? 'plate' : 'bun-plate'];
      const { stock } = await piecesOf(name);
      await addToCart(page, name);
      await toCheckout(page);
      await fillCheckout(page, email);
      await pay(page);
      await atProvider(page, 'Approve');
      await seesOrder(page);
      const orders = await ordersOf(email);
      expect(orders).toMatchObject([{ payment_state: 'paid' }]);
      expect(await paymentsOf(orders[0] ?? fail())).toMatchObject([{ status: 'paid' }]);
      expect(await piecesOf(name)).toEqual({ stock: stock - 1, held: 0 });
    });

    test('[2.01a] who is declined tries again, and is asked for a code: two attempts, one order, one payment', async ({
      page,
    }) => {
      const email = `declined-${how}@example.com`;
      await addToCart(page, 'jug');
      await toCheckout(page);
      await fillCheckout(page, email);
      await pay(page);
      await atProvider(page, 'Decline');
      await expect(page.getByRole('alert')).toContainText(
        'Your payment was declined and nothing was charged.',
      );
      expect(await ordersOf(email)).toEqual([]);
      await pay(page);
      await atProvider(page, 'Approve with a code');
      await page.getByLabel('Code from your bank').fill('123456');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await seesOrder(page);
      const [order = fail()] = await ordersOf(email);
      const payments = await paymentsOf(order);
      expect([payments.length, payments.filter(({ status }) => status === 'paid').length]).toEqual([
        2, 1,
      ]);
    });

    test('[2.01a] pay pressed twice, and the post sent once more afterwards, is one order', async ({
      page,
      baseURL,
    }) => {
      const email = `double-${how}@example.com`;
      await addToCart(page, 'napkin');
      await toCheckout(page);
      await fillCheckout(page, email, 'counter');
      const address = page.url();
      const post = page.waitForRequest(
        (request) =>
          request.method() === 'POST' &&
          // A call brings the request token in its query.
          request.url().startsWith(address) &&
          (request.postData() ?? '').includes('do=pay'),
      );
      await payButton(page).dblclick();
      const form = (await post).postData() ?? '';
      await seesOrder(page);
      const repeated = await page.request.post(address, {
        data: form,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: String(baseURL) },
      });
      expect(repeated.url()).toMatch(/\/order\//);
      expect(await ordersOf(email)).toHaveLength(1);
    });

    test.describe('what changes under one’s hands', () => {
      // The browser logs every call that is answered with an error.
      test.use({ expectedTroubles: errorAnswers });

      test('[2.01a] the last piece goes to who pays first; the other is told before anything is paid', async ({
        page,
        browser,
        baseURL,
      }) => {
        const other = await browser.newPage({
          baseURL: String(baseURL),
          javaScriptEnabled,
          extraHTTPHeaders: { 'x-forwarded-for': javaScriptEnabled ? '10.251.0.1' : '10.251.0.2' },
        });
        const [name, late] = [
          javaScriptEnabled ? 'cafe-mug' : 'tall-bottle',
          `late-${how}@example.com`,
        ];
        for (const [visitor, email] of [
          [page, `first-${how}@example.com`],
          [other, late],
        ] as const) {
          await addToCart(visitor, name);
          await toCheckout(visitor);
          await fillCheckout(visitor, email);
        }
        await pay(page);
        await expect(page.getByText('Test payment – no money moves')).toBeVisible();
        await pay(other);
        await expect(
          other.getByText('Something in your cart is no longer available as you chose it.'),
        ).toBeVisible();
        await atProvider(page, 'Approve');
        await seesOrder(page);
        expect(await ordersOf(late)).toEqual([]);
        expect(await piecesOf(name)).toEqual({ stock: 0, held: 0 });
        await other.close();
      });

      test('[2.01a] a price that changes before it is paid is told, and paid only when it is agreed to', async ({
        page,
      }) => {
        const email = `dearer-${how}@example.com`;
        const [name, cents] = javaScriptEnabled
          ? ['turning-tools', 4_200]
          : ['striped-cloth', 1_800];
        await addToCart(page, name);
        await toCheckout(page);
        await fillCheckout(page, email, 'transfer');
        await runSql(
          `update product set document = replace(document, '"priceCents":${cents}', '"priceCents":${cents + 300}') where slug = 'shop/${name}'`,
        );
        await pay(page);
        const [before, after] = javaScriptEnabled ? ['49.50', '52.50'] : ['25.50', '28.50'];
        await expect(page.getByRole('alert')).toContainText(
          `The total has changed from £${before} to £${after}.`,
        );
        expect(await ordersOf(email)).toEqual([]);
        await pay(page);
        await seesOrder(page);
        expect(await ordersOf(email)).toMatchObject([{ grand_total_cents: Number(after) * 100 }]);
      });
    });
  });
}

test('[2.01a] a payment that the shop hears of twice, beside the visitor who comes back, is one order', async ({
  page,
}) => {
  const email = 'twice@example.com';
  await addToCart(page, 'coffee-cup');
  await toCheckout(page);
  await fillCheckout(page, email);
  await pay(page);
  await page.getByLabel('Notify the shop').selectOption('twice');
  await atProvider(page, 'Approve');
  await seesOrder(page);
  const [order = fail(), ...others] = await ordersOf(email);
  expect(others).toEqual([]);
  expect(await paymentsOf(order)).toMatchObject([{ status: 'paid' }]);
});

test('[2.01a] prices and ids come from the store: what a post makes up changes nothing', async ({
  page,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  const email = 'tampered@example.com';
  const unknown = await page.request.post('/commerce/cart', {
    form: { type: 'add', productId: 'f'.repeat(24), variantId: 'one', quantity: '1' },
    headers,
  });
  expect(unknown.status()).toBeGreaterThanOrEqual(400);
  await addToCart(page, 'salt-dish');
  await toCheckout(page);
  await fillCheckout(page, email, 'counter');
  const lies = {
    email,
    name: 'Ada',
    line1: '1',
    city: 'Tarn',
    postalCode: 'TR1 2AB',
    country: 'GB',
    shipping: 'fetch',
    payment: 'counter',
    attempt: '0',
    do: 'pay',
  };
  const refused = await page.request.post(page.url(), {
    form: { ...lies, priceHash: 'mine', unitCents: '1', dueCents: '1' },
    headers,
  });
  expect(refused.status()).toBe(409);
  expect(await ordersOf(email)).toEqual([]);
  await page.reload();
  await pay(page);
  await seesOrder(page);
  expect(await ordersOf(email)).toMatchObject([{ grand_total_cents: 900 }]);
});

function fail(): never {
  throw new Error('There is no order.');
}
