import { openCookielessSite } from './support/cookieless-site';
import { addToCart, storedCart } from './support/shopper';
import { errorAnswers, expect, test } from './support/visitor';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    // The browser logs a code that is refused.
    test.use({ javaScriptEnabled, expectedTroubles: errorAnswers });

    test('what is wanted stands in the cart: quantity, coupons, currency, each as the database holds it', async ({
      page,
    }) => {
      await addToCart(page, 'small-bowl');
      await page.goto('/cart');
      const cart = page.locator('[data-block=cart]');
      await expect(cart).toContainText('£18.00');
      const quantity = page.getByLabel('Quantity of Small bowl');
      await quantity.fill('3');
      await quantity.press('Enter');
      await expect(cart).toContainText('£54.00');
      // The page shows it before the server has it.
      await expect
        .poll(async () => (await storedCart(page)).lines)
        .toMatchObject([{ quantity: 3 }]);

      const code = page.getByLabel('Discount code or gift card');
      for (const [entered, answer] of [
        ['OLDTIDE', 'This code has expired.'],
        ['LONGTABLE', '£100.00'],
        ['firsttide', '-£5.40'],
      ] as const) {
        await code.fill(entered);
        await page.getByRole('button', { name: 'Apply' }).click();
        await expect(cart).toContainText(answer);
      }
      await page.getByLabel('Currency').selectOption('EUR');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Choose' }).click();
      await expect(cart).toContainText('€66.00');
      await expect(cart).toContainText('-€6.60');
      expect(await storedCart(page)).toMatchObject({ currency: 'EUR', lines: [{ quantity: 3 }] });
      await page.getByRole('button', { name: 'Remove Small bowl' }).click();
      await expect(page.getByText('Your cart is empty.')).toBeVisible();
    });

    test('[2.01b] [8.09] who comes to the checkout without cookies is told why nothing is there', async ({
      page,
      context,
    }) => {
      await addToCart(page, 'napkin');
      await context.clearCookies();
      await page.goto('/commerce/goto-checkout');
      await expect(page.getByRole('alert')).toContainText(
        'Your session has expired, or cookies are turned off in your browser.',
      );
      await page.getByRole('link', { name: 'Back to the cart' }).click();
      await expect(page.getByText('Your cart is empty.')).toBeVisible();
    });

    test('[2.01b] [8.09] whose cookies are off is told so where they add something, and at the checkout', async ({
      page,
      context,
      baseURL,
    }) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
      const { address, close } = await openCookielessSite(baseURL ?? '');
      await page.goto(`${address}/shop/napkin`);
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.locator('main')).toContainText('Cookies are turned off in your browser');
      await page.goto(`${address}/commerce/goto-checkout`);
      await expect(page.getByRole('alert')).toContainText('cookies are turned off');
      await close();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('visitors look through the shelf, choose among it, and turn its pages', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByText('39 products')).toBeVisible();
    await page.getByText('Filter and sort').click();
    await page.getByLabel('Category').selectOption('Cups');
    await page.getByLabel('Sort by').selectOption('dearest');
    await page.getByRole('button', { name: 'Show results', exact: true }).click();
    await expect(page).toHaveURL(/\?.*category=Cups/);
    await expect(page.getByText('6 products')).toBeVisible();
    await expect(page.locator('.fr-card__title').first()).toHaveText('Tea bowl');

    await page.goto('/shop?sale=1');
    await expect(page.locator('.fr-card')).toHaveCount(3);
    await expect(page.locator('.fr-card').filter({ hasText: 'Salt dish' })).toContainText('£9.00');
    await page.goto('/shop?stock=1&tag=white');
    await expect(
      page.getByText('No products match these filters.', { exact: false }),
    ).toBeVisible();
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page).toHaveTitle('Shop, page 2 – Netloft');
    await expect(page.locator('.fr-card')).toHaveCount(15);
  });
});
