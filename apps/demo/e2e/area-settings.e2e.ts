import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt } from './support/area-visit';
import { addToCart, toCheckout } from './support/shopper';
import { errorAnswers, expect, test } from './support/visitor';

/** Removes an entry of a list by keyboard, which is asked once. */
async function removeEntry(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Remove ${title}` }).press('Enter');
  await expectAccessiblePage(page, `Remove ${title}?`);
  await page.getByRole('button', { name: `Remove ${title}` }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Removed.');
}

test.describe('entries that are refused first', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('[2.24a] an admin adds a way of shipping by keyboard, and a buyer in that country sees its price', async ({
    page,
    browser,
  }) => {
    test.slow();
    const title = `By mail boat ${randomUUID().slice(0, 8)}`;
    await signInAt(page, '/config/settings');
    await expectAccessiblePage(page, 'Settings');
    await page.getByRole('link', { name: 'Shipping' }).press('Enter');
    await expectAccessiblePage(page, 'Shipping');
    await page.getByLabel('Name that buyers see').fill(title);
    await page.keyboard.press('Enter');
    await expectAccessiblePage(page, `Shipping: ${title}`);
    await page.getByLabel('Countries').fill('is, Norway');
    await page.getByLabel('Price of an order, GBP').fill('23.40');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Countries')).toBeFocused();
    await expect(page.getByText('NORWAY is not a country.')).toBeVisible();
    await expectAccessiblePage(page, `Shipping: ${title}`);
    await page.getByLabel('Countries').fill('IS');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Saved. Visitors see it now.');

    const visitor = await (await browser.newContext()).newPage();
    await addToCart(visitor, 'rice-bowl');
    await toCheckout(visitor);
    await visitor.getByLabel('Country').selectOption('IS');
    await expect(visitor.locator('[data-block=checkout]')).toContainText(title);
    await expect(visitor.locator('[data-block=checkout]')).toContainText('23.40');
    await visitor.context().close();

    await page.getByRole('link', { name: 'All shipping methods' }).press('Enter');
    await removeEntry(page, title);
  });

  test('[2.24a] an admin adds subscribers, brings in a table after a look, and removes one for good', async ({
    page,
  }) => {
    test.slow();
    const tag = randomUUID().slice(0, 8);
    await signInAt(page, '/config/subscribers');
    await expectAccessiblePage(page, 'Newsletters');
    await page.getByRole('link', { name: 'Kiln post' }).click();
    await expectAccessiblePage(page, 'Kiln post');
    await page.getByLabel('Email address', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await expectAccessiblePage(page, 'Kiln post');
    await page.getByLabel('Email address', { exact: true }).fill(`ada-${tag}@example.com`);
    await page.getByLabel('Where and when they agreed').fill('Signed the list in the loft');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('status').first()).toHaveText('Added as confirmed.');

    await page.getByRole('link', { name: 'Add from a table' }).click();
    await expectAccessiblePage(page, 'Add subscribers from a table');
    const table = `Email,Name\nbea-${tag}@example.com,Bea\nADA-${tag}@example.com,\nx,\n`;
    await page.getByLabel('Or paste it here').fill(table);
    await page.getByRole('button', { name: 'Show what would happen' }).click();
    await expect(page.getByText('Enter where they agreed')).toBeVisible();
    await expectAccessiblePage(page, 'Add subscribers from a table');
    await expect(page.getByLabel('Or paste it here')).toHaveValue(table);
    await page.getByLabel('Where and when they all agreed').fill('Guest book, 2026');
    await page.getByRole('button', { name: 'Show what would happen' }).click();
    await expect(page.getByText('1 is new')).toBeVisible();
    await expect(page.getByText('1 is already confirmed')).toBeVisible();
    await expect(page.getByText('“x” is not an email address.')).toBeVisible();
    await expectAccessiblePage(page, 'Add subscribers from a table');
    await page.getByRole('button', { name: 'Add 1 address' }).click();
    await expect(page.getByRole('status').first()).toHaveText('1 address was added.');

    await page.getByRole('link', { name: 'Back to Kiln post' }).click();
    await page.getByLabel('Email address or name').fill(tag);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('2 addresses')).toBeVisible();
    await page.getByRole('button', { name: `Remove bea-${tag}@example.com` }).click();
    await expectAccessiblePage(page, `Remove bea-${tag}@example.com?`);
    await page.getByRole('button', { name: 'Remove for good' }).click();
    await expect(page.getByRole('status').first()).toHaveText('Removed for good.');
    await expect(page.getByText(`bea-${tag}@example.com`)).toHaveCount(0);
  });
});

test('[2.24a] an admin adds a way to pay, and buyers see it once it is switched on', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `On account ${randomUUID().slice(0, 8)}`;
  await signInAt(page, '/config/settings/payments');
  await expectAccessiblePage(page, 'Payment');
  await expect(page.getByText('test mode: no money moves')).toBeVisible();
  await page.getByLabel('How buyers pay').selectOption('Invoice');
  await page.getByRole('button', { name: 'Add a payment method' }).press('Enter');
  await expectAccessiblePage(page, 'Payment: Invoice');
  await page.getByLabel('Name that buyers see').fill(title);
  await page.getByLabel('Buyers can choose it').check();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved. Visitors see it now.');
  await expectAccessiblePage(page, `Payment: ${title}`);

  const visitor = await (await browser.newContext()).newPage();
  await addToCart(visitor, 'rice-bowl');
  await toCheckout(visitor);
  await expect(visitor.getByRole('radio', { name: title })).toBeVisible();
  await visitor.context().close();

  await page.getByRole('link', { name: 'All payment methods' }).press('Enter');
  await removeEntry(page, title);
});

test('[2.24a] an admin tries whether emails go out, and writes the words of the newsletter’s own', async ({
  page,
}) => {
  await signInAt(page, '/config/settings/mail');
  await expectAccessiblePage(page, 'Email');
  await page.getByRole('button', { name: 'Send test email' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('it writes emails to a folder');
  await expectAccessiblePage(page, 'Email');
  await page.goto('/config/settings/newsletter');
  await expectAccessiblePage(page, 'Newsletter');
});
