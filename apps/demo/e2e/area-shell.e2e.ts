import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addAdmin } from './support/area-account';
import { expect, test } from './support/visitor';

async function isAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Find' });

/** Signs an admin in on the way to a page of the area. */
async function signInTo(page: Page, path: string): Promise<void> {
  const { email, password } = await addAdmin();
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
}

test('[2.24] an owner finds a product and something to do from any page, by keyboard alone', async ({
  page,
}) => {
  await signInTo(page, '/config/messages');
  await page.keyboard.press('ControlOrMeta+k');
  const field = menuOf(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'New product' })).toBeVisible();
  await isAccessible(page);
  await page.keyboard.type('sponge');
  await expect(menuOf(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option')).not.toHaveCount(
    0,
  );
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('new prod');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/products\/new$/);
  await page.keyboard.press('/');
  await page.keyboard.type('nothing has these words');
  await expect(menuOf(page).getByRole('status')).toContainText('Nothing found.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/find\?q=nothing/);
  await expect(page.getByRole('heading', { name: 'Find' })).toBeVisible();
  await isAccessible(page);
});

test.describe('offline', () => {
  test.use({ expectedTroubles: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('the menu says that there is no connection, and keeps what was entered', async ({
    page,
    context,
  }) => {
    await signInTo(page, '/config/products');
    await page.keyboard.press('/');
    await expect(page.getByRole('option', { name: 'New product' })).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.type('sponge');
    await expect(menuOf(page).getByRole('status')).toContainText('There is no connection.');
    await expect(menuOf(page).getByRole('combobox')).toHaveValue('sponge');
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/find\?q=sponge/);
    await expect(page.getByRole('link', { name: /sponge/i }).first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner finds the same on a page', async ({ page }) => {
    await signInTo(page, '/config');
    await page.getByRole('link', { name: 'Find' }).click();
    await page.getByRole('searchbox').fill('sponge');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'See all products that match' }).click();
    await expect(page).toHaveURL(/\/config\/products\?q=sponge/);
  });
});
