import { formIn, storedFrom } from './support/demo-forms';
import { fillOrder, order } from './support/order-sheet';
import { expect, open, ready, test } from './support/visitor';

test('[3.07] [3.09a] [3.09b] [3.10] [3.11] [3.12] [3.13a] a form of every kind arrives as each kind is stored, with the query in its hidden field', async ({
  page,
}) => {
  await open(page, '/forms?from=the+window');
  const form = formIn(page, 'order');
  await fillOrder(form, 'every@kiln.example');
  await form.getByRole('button', { name: 'Hang it on the nail' }).click();
  await expect(form.getByText('It hangs on the nail.')).toBeVisible();
  const stored = await storedFrom('every@kiln.example');
  expect(stored).toHaveLength(1);
  expect(stored[0]?.values).toMatchObject({
    ...order,
    'hidden-1': 'the window',
    'likert-1': { 'A pot may be a little crooked.': '2' },
  });
});

test('[2.17b] [4.01b] what the owner shows after a submission runs in a frame that reaches nothing of the page', async ({
  page,
}) => {
  await open(page, '/forms');
  const form = formIn(page, 'order');
  await fillOrder(form, 'after@kiln.example');
  await form.getByRole('button', { name: 'Hang it on the nail' }).click();
  const frame = form.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin/);
  const inside = form.frameLocator('iframe').locator('#firing');
  await expect(inside).toHaveText('118');
  const reach = await inside.evaluate(() => {
    const accesses: Record<string, () => unknown> = {
      page: () => parent.document.title,
      cookie: () => document.cookie,
      storage: () => localStorage.length,
    };
    const refused = (run: () => unknown): boolean => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    };
    return {
      origin,
      ...Object.fromEntries(Object.entries(accesses).map(([name, run]) => [name, refused(run)])),
    };
  });
  expect(reach).toEqual({ origin: 'null', page: true, cookie: true, storage: true });
});

test('what is missing is told at each field, and the summary leads to the first wrong part', async ({
  page,
}) => {
  await open(page, '/forms');
  await ready(page, '#section-order [data-block-state]');
  const form = formIn(page, 'order');
  await form.getByLabel('Day', { exact: true }).fill('31');
  await form.getByLabel('Month').fill('2');
  await form.getByLabel('Year').fill('2027');
  await form.getByRole('button', { name: 'Hang it on the nail' }).click();
  const summary = form.locator('[data-form-summary]');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /You need it by – Enter a real date/ }).click();
  await expect(form.getByLabel('Day', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Day', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link', { name: 'Glaze – Choose an option.' }).click();
  await expect(form.getByLabel('Ash', { exact: true })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[3.13a] a form of every kind arrives all the same', async ({ page }) => {
    await page.goto('/forms');
    const form = formIn(page, 'order');
    await fillOrder(form, 'plain@kiln.example');
    await form.getByRole('button', { name: 'Hang it on the nail' }).click();
    await expect(form.getByText('It hangs on the nail.')).toBeVisible();
    const stored = await storedFrom('plain@kiln.example');
    expect(stored.map(({ values }) => values)).toMatchObject([
      { ...order, 'hidden-1': 'the forms page' },
    ]);
    await expect(form.locator('iframe')).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms allow-popups',
    );
  });
});
