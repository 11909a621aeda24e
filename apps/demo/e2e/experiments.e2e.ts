import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectAccessiblePage } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

/** Opens a page as somebody who may be counted; gives what they see, and what scripts are told. */
async function openAs(browser: Browser, address: string, visitor: string, also?: string) {
  const context = await browser.newContext();
  const url = new URL(address).origin;
  await context.addCookies([
    { name: 'ss_cvr', value: `${visitor}|1|1|1|1`, url },
    { name: 'ss_cookieAllowed', value: 'true', url },
  ]);
  const page = await context.newPage();
  await page.goto(address);
  const seen = await lookAt(page);
  if (also !== undefined) await page.goto(new URL(also, url).href);
  await context.close();
  return seen;
}

async function lookAt(page: Page) {
  const sections = await page.locator('.fr-section').count();
  const told = await page.locator('script[data-experiments]').textContent();
  return { sections, told: JSON.parse(told ?? 'null') };
}

test('[4.16e] [8.12b] a section is for one version of a test, or for a toggle; each visitor gets theirs, and who does better is counted', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = `t-${randomUUID().slice(0, 8)}`;
  const editor = await openPageEditor(page);
  const edit = page.url();
  const count = await editor.frame.locator('.fr-section').count();

  await page.goto('/config/experiments');
  await page.getByRole('link', { name: 'New test' }).click();
  await page.getByLabel('Goal', { exact: true }).selectOption('Opens a page');
  await page.getByLabel('The page to open').fill('/visit');
  await page.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not started')).toBeVisible();
  await expectAccessiblePage(page, name);

  await page.goto(edit);
  await editor.seesSaved();
  const third = editor.frame.locator('.fr-section').nth(2);
  await third.scrollIntoViewIfNeeded();
  await third.click({ position: { x: 4, y: 4 } });
  await editor.panel.getByLabel('Who sees it').selectOption(`Version B of “${name}”`);
  await editor.seesSaved();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status').first()).toContainText('is published');
  const address = new URL(editor.address, baseURL).href;

  await page.goto(`/config/experiments/${name}`);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByText(/^Runs since/)).toBeVisible();
  const visitors = Array.from({ length: 12 }, (_value, index) => `v${index}-${name}`);
  const first = [];
  for (const visitor of visitors) first.push(await openAs(browser, address, visitor, '/visit'));
  for (const { sections, told } of first) {
    const own = told.find((one: { name: string }) => one.name === name);
    expect(sections).toBe(own.variant === 'b' ? count : count - 1);
  }
  expect(new Set(first.map(({ sections }) => sections)).size).toBe(2);
  expect(await openAs(browser, address, visitors[0] ?? '')).toEqual(first[0]);

  await page.goto(`/config/experiments/${name}`);
  const rows = page.getByRole('row');
  const inB = first.filter(({ sections }) => sections === count).length;
  await expect(rows.filter({ hasText: '100.0%' })).toHaveCount(2);
  await expect(page.getByRole('row', { name: `B ${inB} ${inB} 100.0%` })).toBeVisible();
  await expect(page.getByText('Too early to tell')).toBeVisible();
  await page.getByRole('button', { name: 'Stop, keep version B' }).click();
  await expect(page.getByText(/everybody gets version B/)).toBeVisible();
  const outsider = await (await browser.newContext()).newPage();
  await outsider.goto(address);
  expect((await lookAt(outsider)).sections).toBe(count);
  await outsider.context().close();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('status')).toHaveText('The experiment is removed.');
});
