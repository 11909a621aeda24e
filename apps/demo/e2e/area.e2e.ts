import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addAdmin } from './support/area-account';
import { expect, test } from './support/visitor';

async function isAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('[1.02a] [2.05a] [2.05b] an owner signs in by keyboard, reaches the area, and is told of the logout', async ({
  page,
}) => {
  const { email, password } = await addAdmin();
  await page.goto('/config');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await isAccessible(page);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config$/);
  await expect(page.getByRole('heading', { name: 'Start' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Messages' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Your sign-ins' }).press('Enter');
  await expect(page.getByRole('row', { name: /This browser/ })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/\?logout=true$/);
  const dialog = page.getByRole('dialog', { name: 'Logout Successful' });
  await expect(dialog).toContainText('You have been successfully logged out.');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await isAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto('/config/sign-ins');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
