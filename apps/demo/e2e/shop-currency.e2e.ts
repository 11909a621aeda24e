import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { addToCart, storedCart } from './support/shopper';
import { expect, open, ready, test } from './support/visitor';

test('who has chosen a currency sees prices in it on pages that are the same for everybody, and nothing moves', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await open(page, '/shop/store-jar');
  await ready(page, '[data-block=product]');
  const requested: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/api/commerce/') && requested.push(new URL(request.url()).pathname),
  );
  await page.getByRole('button', { name: 'EUR' }).click();
  await expect(page).toHaveURL(/currency=EUR/);
  await expect(page.locator('.fr-price__now')).toHaveText(/^From €/);
  // It came in euros: nothing had to be asked for.
  await ready(page, '[data-block=product]');
  expect(requested).toEqual([]);

  await open(page, '/shop/store-jar');
  await ready(page, '[data-block=product]');
  await expect(page.locator('.fr-price__now')).toHaveText(/^From €/);
  await expect(page.getByRole('button', { name: 'EUR' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('radio').first().click({ force: true });
  await expect(page.locator('.fr-price__now')).toHaveText(/^€\d/);
  expect(requested).toEqual(['/api/commerce/Prices']);
  expect((await layoutShifts(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to your cart.')).toBeVisible();
  expect(await storedCart(page)).toMatchObject({ currency: 'EUR' });
  await open(page, '/shop');
  await ready(page, '[data-block=product-list]');
  await expect(page.locator('.fr-card .fr-price__now', { hasText: '£' })).toHaveCount(0);
  expect((await layoutShifts(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  await page.locator('.fr-card__look').first().click();
  await expect(page.getByRole('dialog').locator('.fr-price__now')).toHaveText(/€/);
});

test('who has chosen none causes no call, and a page one comes back to has the prices of now', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/commerce/Prices') && requested.push(request.url()),
  );
  await addToCart(page, 'dark-bottle');
  await page.goto('/shop/dark-bottle');
  await ready(page, '[data-block=product]');
  expect(requested).toEqual([]);
  await page.goto('/cart');
  await ready(page, '[data-block=cart]');
  await page.getByLabel('Currency').selectOption('EUR');
  await expect(page.locator('[data-block=cart]')).toContainText('€');
  await page.goBack();
  await expect(page.locator('.fr-price__now')).toHaveText(/^€/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a currency is chosen for cart and pages, and kept from page to page', async ({ page }) => {
    await page.goto('/shop?category=Cups');
    await page.getByRole('button', { name: 'EUR' }).click();
    await expect(page).toHaveURL(/category=Cups&currency=EUR/);
    await expect(page.locator('.fr-card .fr-price__now', { hasText: '£' })).toHaveCount(0);
    await page.getByLabel('Price to (EUR)').fill('40');
    await page.getByRole('button', { name: 'Show results', exact: true }).click();
    await expect(page).toHaveURL(/currency=EUR.*max=40/);
    await page.locator('.fr-card__link').filter({ hasText: 'Small cup' }).click();
    await expect(page.locator('.fr-price__now')).toHaveText(/€/);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.locator('[data-block=cart]')).toContainText('€');
    expect(await storedCart(page)).toMatchObject({ currency: 'EUR' });
  });
});
