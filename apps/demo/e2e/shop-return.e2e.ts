import {
  addToCart,
  atProvider,
  fillCheckout,
  ordersOf,
  pay,
  payButton,
  paymentsOf,
  seesOrder,
  subscribe,
  toCheckout,
} from './support/shopper';
import { errorAnswers, expect, test } from './support/visitor';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('[2.01a] who goes back after paying comes to their order, and pays nothing twice', async ({
      page,
    }) => {
      const email = `back-${how}@example.com`;
      await addToCart(page, 'napkin');
      await toCheckout(page);
      const checkout = page.url();
      await fillCheckout(page, email, 'counter');
      await pay(page);
      const number = await seesOrder(page);
      await page.goBack();
      // A page that is kept as it was left asks how it stands; any other is led on at once.
      if (!/\/order\//.test(page.url())) await page.goto(checkout);
      expect(await seesOrder(page)).toBe(number);
      expect(await ordersOf(email)).toHaveLength(1);
    });

    for (const way of ['its link', 'Back'] as const)
      test(`[2.01a] who leaves the payment page by ${way} is told that nothing was charged, adds to the cart and pays in another way`, async ({
        page,
      }) => {
        const email = `left-${way.slice(-4)}-${how}@example.com`;
        await addToCart(page, 'napkin');
        await toCheckout(page);
        await fillCheckout(page, email);
        await pay(page);
        await expect(page.getByText('Test payment – no money moves')).toBeVisible();
        if (way === 'Back') await page.goBack();
        else await page.getByRole('button', { name: 'Go back without paying' }).click();
        const told = page.getByText('You left the payment page and nothing was charged.');
        await expect(told.first()).toBeVisible();
        // By Back one stands where one left.
        if (way === 'Back') await expect(told.last()).toBeInViewport();
        await expect(page.getByLabel('Full name')).toHaveValue('Ada Wren');
        await addToCart(page, 'salt-dish');
        await toCheckout(page);
        await expect(page.locator('[data-block=checkout]')).toContainText('Salt dish');
        await page.getByLabel('Bank transfer').check();
        await pay(page);
        await seesOrder(page);
        const [order, ...others] = await ordersOf(email);
        expect([order?.payment_state, others]).toEqual(['open', []]);
        expect(order && (await paymentsOf(order)).map(({ status }) => status)).toEqual([
          'declined',
          'paid',
        ]);
      });
  });
}

test.describe('without a line', () => {
  // The browser logs every request that does not go.
  test.use({ expectedTroubles: errorAnswers });

  test('[2.01a] a line that is lost while paying is told of, and paid once when it is back', async ({
    page,
    context,
  }) => {
    const email = 'offline@example.com';
    await addToCart(page, 'napkin');
    await toCheckout(page);
    await fillCheckout(page, email, 'counter');
    await context.setOffline(true);
    await pay(page);
    await expect(
      page.getByText('You are offline. We will continue when you are back online.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Paying…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await context.setOffline(false);
    await seesOrder(page);
    expect(await ordersOf(email)).toHaveLength(1);
  });
});

test('[2.01a] a line that is slow shows that it pays, and a second press does nothing', async ({
  page,
}) => {
  const email = 'slow@example.com';
  await addToCart(page, 'napkin');
  await toCheckout(page);
  await fillCheckout(page, email);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // A call has the request token in its query, once the page has one.
  await page.route(/\/checkout\/[\w.-]{68}(?:\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await payButton(page).click();
  const paying = page.getByRole('button', { name: 'Paying…' });
  await expect(paying).toHaveAttribute('aria-busy', 'true');
  // It is no longer to be pressed; whoever does it all the same sends nothing.
  await paying.click({ force: true });
  release();
  await atProvider(page, 'Approve');
  await seesOrder(page);
  expect(await ordersOf(email)).toHaveLength(1);
});

test('an order on paper is all of it, without what one presses', async ({ page }) => {
  await subscribe(page, 'cup-club');
  await fillCheckout(page, 'paper@example.com');
  await pay(page);
  await atProvider(page, 'Approve');
  await seesOrder(page);
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Renews on')).toBeVisible();
  for (const pressed of await page
    .locator('[data-block=order] :is(button, summary, .fr-action)')
    .all())
    await expect(pressed).toBeHidden();
  await expect(page.getByText('you keep what you have already paid for.')).toBeHidden();
});
