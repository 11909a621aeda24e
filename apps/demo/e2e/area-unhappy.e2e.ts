import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { addMember } from './support/add-member';
import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { quoted, runSql } from './support/change-store';
import { mailsTo } from './support/mailbox';
import { addOwnForm } from './support/own-form';
import { letterOn } from './support/letter';
import { expect, open, ready, test } from './support/visitor';

const accountOf = (email: string) => `(select id from account where email = ${quoted(email)})`;
const general = '/config/settings/general';

/** Goes on by Tab until what has the focus says this. */
async function tabToText(page: Page, text: RegExp): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (text.test(said)) return;
  }
  throw new Error(`Tab never came to ${String(text)}`);
}

test.describe('somebody writes for more than ten minutes', () => {
  test.use({ expectedTroubles: /401/ });

  test('a grave act asks for the password by keyboard, and what they wrote goes on', async ({
    page,
  }) => {
    const { email, password } = await signInAt(page, '/config/people/invite');
    const invited = `${randomUUID().slice(0, 8)}@example.com`;
    await page.getByLabel('Email').fill(invited);
    await page.getByLabel('Editor', { exact: true }).check();
    await runSql(
      `update session set created_at = created_at - 660000 where holder_id = ${accountOf(email)}`,
    );
    await page.getByRole('button', { name: 'Send invitation' }).press('Enter');
    await expectAccessiblePage(page, 'Is it still you?');
    await tabTo(page, 'Password');
    await page.keyboard.type('not it');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await tabTo(page, 'Password');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The invitation is on its way.')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(invited) })).toContainText('Editor');
    await expect.poll(async () => (await mailsTo(invited)).length).toBe(1);
  });
});

test.describe('two tabs', () => {
  test.use({ expectedTroubles: /401/ });

  test('one signs out, the other loses nothing of what was written there', async ({
    page,
    context,
  }) => {
    const { email, password } = await signInAt(page, general);
    const name = await page.getByLabel('Name of the site').inputValue();
    const other = await context.newPage();
    await other.goto('/config');
    await other.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(other.getByRole('dialog', { name: 'Logout Successful' })).toBeVisible();
    await page.getByLabel('Name of the site').fill(`${name} `);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Nothing is lost.', { exact: false })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/settings\/general\?done=/);
    // The tab that signed out is signed in again as well.
    await other.goto('/config');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Sign out', exact: true })).toBeAttached();
  });
});

test.describe('a right is taken away while somebody writes', () => {
  test.use({ expectedTroubles: /403/ });

  test('they are told, and what they wrote goes on by keyboard once they have it again', async ({
    page,
  }) => {
    const { email } = await signInAt(page, '/config/settings/general');
    const become = (roles: string) =>
      runSql(`update account set roles = ${quoted(roles)} where email = ${quoted(email)}`);
    const word = randomUUID().slice(0, 8);
    await page.goto('/config/codes/new');
    await page.getByLabel('Code', { exact: true }).fill(`R-${word}`);
    await page.getByLabel('Percent', { exact: true }).fill('10');
    await become('["reporting"]');
    await page.getByRole('button', { name: 'Save code' }).press('Enter');
    await expectAccessiblePage(page, 'This is not for your account');
    await expect(page.getByText('nothing is lost', { exact: false })).toBeVisible();
    await become('["admin"]');
    await tabTo(page, 'Try again', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The code is saved.')).toBeVisible();
    await expect(page.getByRole('link', { name: `R-${word.toUpperCase()}` })).toBeVisible();
  });
});

test('a member who also looks after the site is both at once, and signs out of each alone', async ({
  page,
}) => {
  const { email, password } = await signInAt(page, '/config');
  await addMember(email);
  await page.goto('/account/sign-in?noredirect');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You are signed in with ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/config/members');
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Logout Successful' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/account\/sign-in/);
  await page.goto('/config/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await page.goto('/account/sign-in?noredirect');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You are signed in with ${email}.`)).toBeVisible();
  await page.goto('/config');
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Logout Successful' })).toBeVisible();
  await page.goto('/config');
  await expect(page).toHaveURL(/\/config\/sign-in/);
  await page.goto('/account');
  await expect(page.getByText(`You are signed in with ${email}.`)).toBeVisible();
});

test('a message is answered and noted by keyboard alone', async ({ page, context }) => {
  const slug = `keys-${randomUUID().slice(0, 8)}`;
  const { path } = await addOwnForm(slug);
  const visitor = await context.newPage();
  await open(visitor, path);
  await ready(visitor, '[data-block=form]');
  const letter = letterOn(visitor);
  await letter.write(`Cyd ${slug}`);
  await letter.send();
  await expect(visitor.locator('[data-form-success]')).toBeVisible({ timeout: 20_000 });
  await signInAt(page, `/config/messages?q=${slug}`);
  await tabToText(page, new RegExp(slug));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabToText(page, /^Reply to/);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await tabTo(page, 'Your answer');
  await page.keyboard.type(`A bowl it is, ${slug}.`);
  await tabTo(page, 'Send answer', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your answer is on its way.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo('ada@example.org')).filter(({ text }) => text.includes(slug)))
    .toHaveLength(1);
  await tabToText(page, /^Add a note$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Note');
  await page.keyboard.type('Promised by May.');
  await tabTo(page, 'Save note', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await expect(page.getByText('Promised by May.')).toBeVisible();
  await expectAccessible(page);
});
