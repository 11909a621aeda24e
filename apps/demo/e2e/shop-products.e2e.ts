import { expect, open, ready, test } from './support/visitor';

test('[4.23a] what is put into the cart is counted in the header at once, and on the next page', async ({
  page,
}) => {
  await open(page, '/shop/dark-bottle');
  await ready(page, '[data-block=product]');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cart).toHaveAccessibleName('Cart');
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart).toHaveAccessibleName('Cart, 2 items');
  await expect(page.getByText('Added to your cart.')).toBeVisible();
  await open(page, '/about');
  await expect(cart).toHaveAccessibleName('Cart, 2 items');
  await cart.click();
  await expect(page.getByText('Dark bottle').first()).toBeVisible();
});

test('a list is filtered, and a product of it is bought above it', async ({ page }) => {
  await open(page, '/shop');
  await page.getByText('Filter and sort').click();
  await page.getByLabel('Category').selectOption('Jars and jugs');
  await page.getByLabel('Sort by').selectOption('cheapest');
  await page.getByRole('button', { name: 'Show results', exact: true }).click();
  await expect(page).toHaveURL(/category=Jars\+and\+jugs/);
  await expect(page.locator('.fr-card').first()).toBeVisible();
  await ready(page, '[data-block=product-list]');
  await page.getByRole('link', { name: 'Quick view: Dark bottle' }).click();
  const look = page.getByRole('dialog', { name: 'Dark bottle' });
  await expect(look.getByRole('heading', { name: 'Dark bottle' })).toBeVisible();
  // One picture at a time, as on its page.
  await expect(look.getByText('1 of 2')).toBeVisible();
  await look.getByRole('button', { name: 'Add to cart' }).click();
  await expect(look.getByText('Added to your cart.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();
  // The number starts when it is seen.
  await page.getByRole('banner').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('[4.23a] the number is the same in another tab', async ({ page, context }) => {
  await open(page, '/about');
  const other = await context.newPage();
  await open(other, '/shop/dark-bottle');
  await ready(other, '[data-block=product]');
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('what is sold out can be asked for', async ({ page }) => {
  await open(page, '/shop/moon-jar');
  await ready(page, '[data-block=product]');
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await page.getByLabel('Get an email when it is back in stock').fill('ada@studio.example');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(
    page.getByText('Thank you. We will email you once, when it is back in stock.'),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is found by its filters and put into the cart', async ({ page }) => {
    await page.goto('/shop');
    await page.getByText('Filter and sort').click();
    await page.getByLabel('Category').selectOption('Jars and jugs');
    await page.getByRole('button', { name: 'Show results', exact: true }).click();
    await page.locator('.fr-card__link').filter({ hasText: 'Store jar' }).click();
    await page.getByRole('radio', { name: 'Rice, 1.2 l' }).check({ force: true });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByText('Store jar with an oak lid').first()).toBeVisible();
  });
});

test('the pictures of a product are gone through by thumbnails, and shown full screen', async ({
  page,
}) => {
  await open(page, '/shop/mug');
  const gallery = page.locator('[data-product-gallery][data-mounted]');
  await expect(gallery).toBeVisible();
  const thumbnails = page.locator('[data-product-thumbnail]');
  await thumbnails.nth(1).click();
  await expect(gallery.locator('[data-gallery-status]')).toHaveText(/^2 of \d+$/);
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await gallery.locator('[data-slide][data-shown] a').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a choice changes picture, price and address, and a reload keeps it', async ({ page }) => {
  await open(page, '/shop/mug');
  const gallery = page.locator('[data-product-gallery][data-mounted]');
  await expect(gallery).toBeVisible();
  await page.getByRole('radio', { name: /^Oxide/ }).check({ force: true });
  const shown = gallery.locator('[data-slide][data-shown] img:visible');
  await expect(shown).toHaveAttribute('alt', /oxide red/);
  await page.getByRole('radio', { name: /^40 cl/ }).check({ force: true });
  await expect(page.locator('[data-product-price]')).toHaveText('£31.00');
  await expect(page).toHaveURL(/\/shop\/mug\?variantId=3-large$/);
  await page.reload();
  await expect(page.locator('[data-product-price]')).toHaveText('£31.00');
  await expect(gallery).toBeVisible();
  // A gallery that is being set up shows neighbours too.
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('alt', /oxide red/);
  await page.getByRole('radio', { name: /^Tenmoku/ }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect(page.getByLabel('Get an email when it is back in stock')).toBeVisible();
});

test.describe('without scripts, a choice', () => {
  test.use({ javaScriptEnabled: false });

  test('is shown by the server, and put into the cart', async ({ page }) => {
    await page.goto('/shop/mug');
    await page.getByRole('radio', { name: /^Oxide/ }).check({ force: true });
    await page.getByRole('radio', { name: /^40 cl/ }).check({ force: true });
    await page.getByRole('button', { name: 'Show this choice' }).click();
    await expect(page).toHaveURL(/\/shop\/mug\?variantId=3-large$/);
    await expect(page.locator('[data-product-price]')).toHaveText('£31.00');
    const link = page.locator('[data-product-gallery] a').first();
    await expect(link).toHaveAttribute('href', /format=/);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByText('Oxide / 40 cl').first()).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a picture of a pot leads to the pot, with its price', async ({ page }) => {
      for (const path of ['/', '/work']) {
        await page.goto(path);
        const pot = page.getByRole('link', { name: /^£[\d.]+, see in the shop$/ }).first();
        const price = /[\d.]+/.exec((await pot.textContent()) ?? '')?.[0] ?? 'no price';
        await pot.click();
        await expect(page).toHaveURL(/\/shop\/[\w-]+$/);
        // Other tests may have bought the last of it: then it is shown all the same.
        await expect(page.locator('[data-product-price]')).toContainText(`£${price}`);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('header, list and product fit', async ({ page }) => {
    for (const path of ['/shop', '/shop/store-jar']) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
    }
  });
});
