import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signInAt } from './support/area-visit';
import { quoted, runSql } from './support/change-store';
import { expect, test } from './support/visitor';

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Find' });

test('[2.24a] an owner finds a product and something to do from any page, by keyboard alone', async ({
  page,
}) => {
  await signInAt(page, '/config/messages');
  await page.keyboard.press('ControlOrMeta+k');
  const field = menuOf(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'New product' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('sponge');
  await expect(menuOf(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option')).not.toHaveCount(
    0,
  );
  await expectAccessible(page);
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
  await expectAccessible(page);
});

test.describe('offline', () => {
  test.use({ expectedTroubles: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('the menu says that there is no connection, and keeps what was entered', async ({
    page,
    context,
  }) => {
    await signInAt(page, '/config/products');
    await page.keyboard.press('/');
    await expect(page.getByRole('option', { name: 'New product' })).toBeVisible();
    await context.setOffline(true);
    // At once, so that it is asked for once: no answer is under way when Enter is pressed. That the
    // line is gone may be said of the question before; once nothing is offered, it is of this one.
    await page.keyboard.insertText('sponge');
    await expect(menuOf(page).getByRole('option')).toHaveCount(0);
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
    await signInAt(page, '/config');
    await page.getByRole('link', { name: 'Find' }).click();
    await page.getByRole('searchbox').fill('sponge');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'See all matching products' }).click();
    await expect(page).toHaveURL(/\/config\/products\?q=sponge/);
  });
});

test('[2.24a] a filter is kept under a name, one press away, by keyboard alone', async ({
  page,
}) => {
  await signInAt(page, '/config/pages');
  await page.getByRole('searchbox').fill('galleries');
  await page.keyboard.press('Enter');
  await page.getByText('Save this view').press('Enter');
  await expect(page.getByLabel('Name of the view')).toHaveValue('galleries');
  await expectAccessible(page);
  await page.getByLabel('Name of the view').press('Enter');
  const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link');
  await expect(view).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.goto('/config/pages');
  await view.press('Enter');
  await expect(page).toHaveURL(/q=galleries/);
  await page.getByRole('button', { name: /^Remove the view/ }).press('Enter');
  await expect(view).toHaveCount(0);
  await expect(page.getByText('Save this view')).toBeVisible();
});

test.describe('while somebody writes', () => {
  const write = async (page: Page, text: string) => {
    await page.getByLabel('Name of the site').fill(text);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
  };

  test('the line breaks: nothing is sent, what was entered stays, and is saved afterwards', async ({
    page,
    context,
  }) => {
    await signInAt(page, '/config/settings/general');
    const name = await page.getByLabel('Name of the site').inputValue();
    await context.setOffline(true);
    await write(page, name);
    await expect(page.getByText('There is no connection.', { exact: false }).first()).toBeVisible();
    await expect(page.getByLabel('Name of the site')).toHaveValue(name);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText('You are online again.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page).toHaveURL(/done=/);
  });

  test('whoever leaves is asked, stays with what was entered, and is not asked for what is saved', async ({
    page,
  }) => {
    await signInAt(page, '/config/settings/general');
    const field = page.getByLabel('Name of the site');
    const name = await field.inputValue();
    const asked: string[] = [];
    let isLeft = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return isLeft ? dialog.accept() : dialog.dismiss();
    });
    const away = page.getByRole('link', { name: 'Orders', exact: true });
    await field.focus();
    await page.keyboard.type('x');
    await away.click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(field).toHaveValue(/x/);
    await field.fill(name);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page).toHaveURL(/done=/);
    await page.getByLabel('Name of the site').pressSequentially('x');
    isLeft = true;
    await away.click();
    await expect(page).toHaveURL(/\/config\/orders/);
    expect(asked).toEqual(['beforeunload', 'beforeunload']);
  });

  test.describe('the session ends', () => {
    test.use({ expectedTroubles: /401/ });

    test('they sign in where they are, and what they wrote goes on', async ({ page }) => {
      const { email, password } = await signInAt(page, '/config/settings/general');
      const name = await page.getByLabel('Name of the site').inputValue();
      await runSql(
        `delete from session where holder_id = (select id from account where email = ${quoted(email)})`,
      );
      await write(page, name);
      await expect(page.getByText('Nothing is lost.', { exact: false })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/config\/settings\/general\?done=/);
    });
  });

  test.describe('a right is taken away', () => {
    test.use({ expectedTroubles: /403/ });

    test('they are told, nothing is saved, and the rail offers what is left', async ({ page }) => {
      const { email } = await signInAt(page, '/config/settings/general');
      const name = await page.getByLabel('Name of the site').inputValue();
      await runSql(`update account set roles = '["reporting"]' where email = ${quoted(email)}`);
      await write(page, `${name}, taken over`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/config');
      await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
      await expect(page.getByText(`${name}, taken over`)).toHaveCount(0);
    });
  });
});
