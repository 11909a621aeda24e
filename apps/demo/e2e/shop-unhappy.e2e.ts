import { runSql } from './support/change-store';
import { startConfiguredDemo } from './support/configured-demo';
import { addToCart, fillCheckout, ordersOf, pay, seesOrder, toCheckout } from './support/shopper';
import { errorAnswers, expect, test } from './support/visitor';

// The browser logs every call that is answered with an error.
test.use({ expectedTroubles: errorAnswers });

test('[2.01a] a discount that ends before it is paid is told, and paid without only when it is agreed to', async ({
  page,
}) => {
  const email = 'late-word@example.com';
  await runSql(
    `insert into coupon (id, site_id, code_key, document, uses_left, uses, created_at, updated_at)
     select id || '-late', site_id, 'LATEWORD', replace(document, 'FIRSTTIDE', 'LATEWORD'), uses_left, 0, created_at, updated_at from coupon where code_key = 'FIRSTTIDE'`,
  );
  await addToCart(page, 'small-bowl');
  await page.goto('/cart');
  await page.getByLabel('Discount code or gift card').fill('LATEWORD');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('[data-block=cart]')).toContainText('-£1.80');
  await toCheckout(page);
  await fillCheckout(page, email, 'counter');
  await runSql(
    `update coupon set document = replace(document, '"endsAt":null', '"endsAt":1') where code_key = 'LATEWORD'`,
  );
  await pay(page);
  await expect(page.getByRole('alert')).toContainText(
    'The total has changed from £23.70 to £25.50.',
  );
  await expect(page.getByText('LATEWORD has expired.')).toBeVisible();
  expect(await ordersOf(email)).toEqual([]);
  await pay(page);
  await seesOrder(page);
  expect(await ordersOf(email)).toMatchObject([{ grand_total_cents: 2_550 }]);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('[2.01a] a checkout that is open in two tabs is paid once, and both come to the same order', async ({
      page,
      context,
    }) => {
      const email = `two-tabs-${how}@example.com`;
      await addToCart(page, 'napkin');
      await toCheckout(page);
      const other = await context.newPage();
      await other.goto(page.url());
      for (const tab of [page, other]) await fillCheckout(tab, email, 'counter');
      await pay(page);
      const number = await seesOrder(page);
      await pay(other);
      expect(await seesOrder(other)).toBe(number);
      expect(await ordersOf(email)).toHaveLength(1);
    });
  });
}

test('[2.01a] a currency that is chosen in another tab is told before it is paid in', async ({
  page,
  context,
}) => {
  const email = 'in-euros@example.com';
  await addToCart(page, 'napkin');
  await toCheckout(page);
  await fillCheckout(page, email, 'counter');
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByLabel('Currency').selectOption('EUR');
  await expect(other.locator('[data-block=cart]')).toContainText('€');
  await pay(page);
  await expect(page.getByRole('alert')).toContainText(
    'The total has changed from £19.50 to €23.00.',
  );
  expect(await ordersOf(email)).toEqual([]);
  await pay(page);
  await seesOrder(page);
  expect(await ordersOf(email)).toMatchObject([{ currency: 'EUR', grand_total_cents: 2_300 }]);
});

test('[2.01a] a provider that is down is told of, with scripts and without; nothing is ordered, and the piece is kept for the buyer', async ({
  browser,
}) => {
  // It starts a demo of its own.
  test.setTimeout(120_000);
  const demo = await startConfiguredDemo();
  const buyers = await Promise.all(
    [true, false].map((javaScriptEnabled) =>
      browser.newPage({ baseURL: demo.address, javaScriptEnabled }),
    ),
  );
  try {
    for (const [index, page] of buyers.entries()) {
      await addToCart(page, 'napkin');
      await toCheckout(page);
      await fillCheckout(page, `nobody-there-${index}@example.com`);
    }
    demo.killProvider();
    // At once: each waits as long as the server waits for the provider.
    await Promise.all(
      buyers.map(async (page) => {
        await pay(page);
        await expect(
          page.getByText(
            'The payment service has not answered yet. We are still checking, so please do not pay again.',
          ),
        ).toBeVisible();
        await page.reload();
        await expect(page.getByRole('link', { name: 'Check again' })).toBeVisible();
      }),
    );
    const ofEach = <Row>(row: Row) => buyers.map(() => row);
    expect(demo.query('select * from shop_order')).toEqual([]);
    expect(demo.query('select quantity from hold')).toEqual(ofEach({ quantity: 1 }));
    expect(demo.query('select status, cents from payment')).toEqual(
      ofEach({ status: 'asked', cents: 1_950 }),
    );
  } finally {
    for (const page of buyers) await page.close();
    await demo.close();
  }
});
