import { randomUUID } from 'node:crypto';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { expect, test } from './support/visitor';

test('[2.24a] an owner publishes the products that are picked by keyboard, and takes that back', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const rows = ['Id,Kind,Name,Address,Price,State']
    .concat(`,physical,Peg ${word},shop/peg-${word},5,draft`)
    .concat(`,physical,Pin ${word},shop/pin-${word},5,draft`);
  await signInAt(page, '/config/products/import');
  await page.getByLabel('Or paste it here').fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await page.getByRole('button', { name: 'Save 2 products' }).click();
  await expect(page.getByText('2 products are saved.')).toBeVisible({ timeout: 20_000 });
  await page.goto(`/config/products?q=${word}`);
  await tabTo(page, 'Select all that are shown');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 products are selected:')).toBeVisible();
  await expectAccessiblePage(page, 'Products');
  await tabTo(page, 'Publish', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 products are published.')).toBeVisible();
  const isSold = async () =>
    (await (await page.request.get(`/shop/peg-${word}`)).text()).includes('5.00');
  expect(await isSold()).toBe(true);
  await expectAccessiblePage(page, 'Products');
  await tabTo(page, 'Undo', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 products are as before.')).toBeVisible();
  expect(await isSold()).toBe(false);
});

test('[2.24a] Enter on the box of a discount code ends none; those picked are ended after a question', async ({
  page,
}) => {
  const code = `A-${randomUUID().slice(0, 8)}`.toUpperCase();
  await signInAt(page, '/config/codes/new');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Percent', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Save code' }).click();
  await page.goto(`/config/codes?q=${code}`);
  await page.getByLabel(`Select ${code}`).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nothing was done');
  await page.getByLabel(`Select ${code}`).press('Space');
  await expect(page.getByText('1 code is selected:')).toBeVisible();
  await expectAccessiblePage(page, 'Discount codes');
  await page.getByRole('group').getByRole('button', { name: 'End it now' }).press('Enter');
  await expectAccessiblePage(page, 'End 1 discount code?');
  await page.getByRole('button', { name: 'End it now' }).press('Enter');
  await expect(page.getByText('1 code has ended.')).toBeVisible();
});
