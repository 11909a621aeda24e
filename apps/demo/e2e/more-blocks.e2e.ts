import { expect, open, test } from './support/visitor';

const drawer = '/odds-and-ends';

test('[4.15a] [9.21a] [9.21b] a button shows its hint, and asks before it leads away', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, drawer);
  const link = page.getByRole('link', { name: 'To the harbour office' });
  await link.hover();
  await expect(page.locator('[data-block=button][data-hint]')).toHaveAttribute(
    'data-block-state',
    'ready',
  );
  await link.hover({ position: { x: 12, y: 12 } });
  const tooltip = page.locator('.fr-tooltip');
  await page.clock.runFor(1_100);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tooltip).toContainText('knows the tide better');
  expect(await tooltip.evaluate(({ offsetWidth }: HTMLElement) => offsetWidth)).toBe(250);

  await link.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  expect(await question.evaluate(({ offsetWidth }: HTMLElement) => offsetWidth)).toBe(350);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.clock.runFor(600);
  await expect(question).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(drawer);
  await link.click();
  await question.getByRole('button', { name: 'To the harbour office' }).click();
  await expect(page).toHaveURL('/visit');
});

test('[4.15b] what is copied is told for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, drawer);
  await page.getByText('Share this page').click();
  const message = page.getByRole('status').filter({ hasText: 'The address is copied.' });
  await expect(message).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(message).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/odds-and-ends$/);
});
