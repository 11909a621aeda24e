import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { quoted, runSql } from './support/change-store';
import { expect, test } from './support/visitor';

// One after the other in one window: somebody signs in once.
test.describe.configure({ mode: 'serial' });

let page: Page;
const mark = randomUUID().slice(0, 8);

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  page = await context.newPage();
  await signInAt(page, '/config/tokens');
});
test.afterAll(async () => {
  for (const [table, column] of [
    ['access_token', 'name'],
    ['redirect', 'path'],
    ['member', 'email'],
  ])
    await runSql(`delete from ${table} where ${column} like ${quoted(`%${mark}%`)}`);
  await page.context().close();
});

async function makeToken(name: string): Promise<void> {
  await page.getByLabel('What it is for').fill(name);
  await page.getByLabel('See the log').check();
  await page.getByRole('button', { name: 'Make token' }).click();
  await page.getByRole('link', { name: 'I have copied it' }).click();
}

test('an admin makes tokens, finds them and ends one, by mouse', async () => {
  await makeToken(`nightly-${mark}`);
  await makeToken(`hourly-${mark}`);
  await expectAccessiblePage(page, 'Tokens');
  await page.getByLabel('Part of the name').fill(`nightly-${mark}`);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `End nightly-${mark}` }).click();
  await expectAccessiblePage(page, 'End 1 token?');
  await page.getByRole('button', { name: 'End tokens' }).click();
  await expect(page.getByText('Ended. It no longer works.')).toBeVisible();
  await expect(page.getByText('No token matches.')).toBeVisible();
});

test('an admin picks a token, is asked and ends it, by keyboard', async () => {
  await page.goto(`/config/tokens?q=${mark}`);
  await tabTo(page, `Select hourly-${mark}`);
  await page.keyboard.press('Space');
  await expect(page.getByText('1 token is selected:')).toBeVisible();
  await tabTo(page, 'End tokens', 'button');
  await page.keyboard.press('Enter');
  await tabTo(page, 'End tokens', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No token matches.')).toBeVisible();
});

test('an admin picks redirects and removes them after a question, by keyboard', async () => {
  await page.goto('/config/settings/redirects');
  for (const name of ['a', 'b']) {
    await page.getByLabel('Address', { exact: true }).fill(`/${name}-${mark}`);
    await page.getByLabel('Leads to').fill('/contact');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The redirect works now.')).toBeVisible();
  }
  await page.goto(`/config/settings/redirects?q=${mark}&sort=z`);
  await expectAccessiblePage(page, 'Redirects');
  await tabTo(page, 'Select all that are shown');
  await page.keyboard.press('Space');
  await tabTo(page, /^Remove$/, 'button');
  await page.keyboard.press('Enter');
  await expectAccessiblePage(page, 'Remove 2 redirects?');
  await tabTo(page, /^Remove$/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No redirect matches.')).toBeVisible();
});

test('an admin finds somebody among people, and what they did in the log, by keyboard', async () => {
  await page.goto('/config/people');
  await tabTo(page, 'Part of the name or address');
  await page.keyboard.type('ada');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=ada/);
  await expectAccessiblePage(page, 'Team');
  await page.goto('/config/log');
  await tabTo(page, 'Search names and changes');
  await page.keyboard.type(`hourly-${mark}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText([
    `Ended a token: hourly-${mark}`,
    `Made a token: hourly-${mark}`,
  ]);
  await expectAccessiblePage(page, 'Log');
});

test('an admin removes a member by mouse, and the table of the others can be downloaded', async () => {
  const [site] = await runSql('select id from site');
  for (const name of ['eve', 'zoe']) {
    const email = `${name}-${mark}@example.com`;
    const row = [randomUUID().slice(0, 24), String(site?.id), email, email, name, name, 'x'];
    await runSql(
      `insert into member (id, site_id, email, email_key, name, name_key, password, created_at, updated_at)
       values (${row.map(quoted).join(', ')}, 1, 1)`,
    );
  }
  await page.goto(`/config/members?q=${mark}`);
  await expectAccessiblePage(page, 'Members');
  await page.getByLabel('Select eve').check();
  await page.getByRole('button', { name: 'Remove members' }).click();
  await expectAccessiblePage(page, 'Remove 1 member?');
  await page.getByRole('button', { name: 'Remove members' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['zoe']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download these as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('members.csv');
});

test('an admin publishes a page from the list by keyboard, deletes it by mouse and undoes that', async () => {
  await page.goto('/config/pages?q=/visit');
  await page.getByRole('link', { name: 'Visit', exact: true }).click();
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByLabel('Title', { exact: true }).fill(`Page ${mark}`);
  await page.getByLabel('Address', { exact: true }).fill(`page-${mark}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto(`/config/pages?q=page-${mark}&sort=changed`);
  await expectAccessiblePage(page, 'Pages');
  await tabTo(page, `Select Page ${mark}`);
  await page.keyboard.press('Space');
  await tabTo(page, 'Publish now', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“Page ${mark}” is published.`)).toBeVisible();
  for (const undo of [true, false]) {
    await page.getByLabel(`Select Page ${mark}`).check();
    await page.getByRole('button', { name: 'Delete pages' }).click();
    await expect(page.getByText(`“Page ${mark}” was deleted.`)).toBeVisible();
    if (!undo) continue;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`“Page ${mark}” is back.`)).toBeVisible();
  }
});

test.describe('the keys of the area', () => {
  test('go through a list, open a row, and go back to the list as it was', async () => {
    await page.goto('/config/products?q=mug');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = page.locator('.list tbody tr').nth(1);
    await expect(second.locator('a').first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(second.locator('[data-pick]')).toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/config\/product\//);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/config\/products\?q=mug$/);
  });

  test('leave no page on which something is entered and not saved', async () => {
    await page.goto('/config/settings/general');
    await page.getByLabel('Name of the site').fill('Not saved yet');
    await page.getByLabel('Text areas of forms keep').focus();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/general$/);
    await page.reload();
    await page.locator('main').click({ position: { x: 1, y: 1 } });
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/config\/settings$/);
  });

  test('are shown by a question mark', async () => {
    await page.goto('/config/settings');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys of this area' })).toBeVisible();
    await expectAccessiblePage(page, 'Settings');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
