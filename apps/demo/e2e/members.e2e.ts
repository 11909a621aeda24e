import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility';
import { addMember } from './support/add-member';
import { mailsTo } from './support/mailbox';
import { addToCart, atProvider, fillCheckout, pay, seesOrder, toCheckout } from './support/shopper';
import { testPassword } from './support/stored-password';
import { expect, test } from './support/visitor';

const password = 'a kiln by the tide';

/** Signs a member in that was added by a test. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(testPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You are signed in with ${email}.`)).toBeVisible();
}

/** Without scripts axe cannot look at the page. */
async function isAccessible(page: Page, hasScripts: boolean): Promise<void> {
  if (hasScripts) await expectAccessible(page);
}

/** The names of what an advertiser hears of the page; none without scripts. */
async function hearNames(page: Page, hasScripts: boolean): Promise<readonly string[]> {
  const names: string[] = [];
  if (!hasScripts) return names;
  await page.exposeFunction('hear', ({ name }: { readonly name: string }) => names.push(name));
  await page.evaluate(() => {
    // The function that is put there above, and the global of the boot.
    const { Frontage, hear } = window as unknown as {
      Frontage: { sendPixel?: unknown };
      hear: unknown;
    };
    Frontage.sendPixel = hear;
  });
  return names;
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('[1.03] [7.25a] a member joins, confirms, buys, signs in again, fetches what was bought, and leaves', async ({
      page,
    }) => {
      const email = `member-${how}@example.com`;
      await page.goto('/terms');
      await page.getByRole('link', { name: 'Create an account' }).press('Enter');
      await isAccessible(page, javaScriptEnabled);
      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toContainText(email);
      await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
      const [{ text } = { text: '' }] = await mailsTo(email);
      await page.goto(/Choose a password: (\S+)/.exec(text)?.[1] ?? '');
      await isAccessible(page, javaScriptEnabled);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`You are signed in with ${email}.`)).toBeVisible();
      const heard = await hearNames(page, javaScriptEnabled);
      await expect.poll(() => heard).toEqual(javaScriptEnabled ? ['CompleteRegistration'] : []);

      await addToCart(page, 'glaze-sheet');
      await toCheckout(page);
      await fillCheckout(page, email);
      await pay(page);
      await atProvider(page, 'Approve');
      const number = await seesOrder(page);

      await page.goto('/account');
      await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Logout Successful' })).toBeVisible();
      await page.goto('/account');
      await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
      await isAccessible(page, javaScriptEnabled);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: `Order ${number}` })).toBeVisible();
      await isAccessible(page, javaScriptEnabled);
      const fetched = page.waitForEvent('download');
      await page.getByRole('region', { name: 'Downloads' }).getByRole('link').click();
      expect(String(await readFile(await (await fetched).path()))).toContain('Five glazes');

      await page.getByLabel('Current password').last().fill(password);
      await page.getByRole('button', { name: 'Delete account' }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Logout Successful' })).toBeVisible();
      await page.goto('/account');
      await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
    });

    test('[2.01a] the cart of a member is shown in a browser that has lost its cookie, and goes on there', async ({
      page,
      context,
    }) => {
      const email = `cart-${how}@example.com`;
      await addMember(email);
      await addToCart(page, 'glaze-sheet');
      await signIn(page, email);
      await context.clearCookies({ name: 'CART' });
      await page.goto('/cart');
      await expect(page.getByRole('link', { name: 'Five glazes' })).toBeVisible();
      await context.clearCookies({ name: 'CART' });
      await addToCart(page, 'salt-dish');
      await page.goto('/cart');
      await expect(page.getByRole('link', { name: 'Five glazes' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Salt dish' })).toBeVisible();
      await page.getByRole('link', { name: 'Checkout', exact: true }).click();
      await expect(page).toHaveURL(/\/checkout\/[\w.-]{68}$/);
    });
  });
}
