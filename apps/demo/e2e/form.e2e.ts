import { countSubmissions, readSubmissions } from './support/read-store';
import { errorAnswers, expect, open, ready, test } from './support/visitor';

const fill = { name: 'Your name', email: 'Email', message: 'What is it about?' } as const;

test('[1.01b] [1.04b] [2.17a] [7.01] [7.02] a submission arrives, the success text has the focus', async ({
  page,
}) => {
  await open(page, '/contact');
  await ready(page, '[data-block=form]');
  const keyCall = page.waitForRequest(/\/api\/form\/FormSubmissionKey/);
  await page.getByLabel(fill.name).fill('Ada With Script');
  await page.getByLabel(fill.email).fill('ada@glaze.photography');
  await page.getByLabel(fill.message).fill('A blue bowl.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const success = page.getByText('It has arrived.');
  await expect(success).toBeVisible();
  expect((await keyCall).postData()).toBeNull();
  await expect(page.locator('[data-form-success]')).toBeFocused();
  await expect(page.locator('form[data-form-id]')).toBeHidden();
  const stored = (await readSubmissions()).filter(
    ({ values }) => values['text-1'] === 'Ada With Script',
  );
  expect(stored.map(({ values }) => values)).toEqual([
    {
      'text-1': 'Ada With Script',
      'email-1': 'ada@glaze.photography',
      'textarea-1': 'A blue bowl.',
    },
  ]);
});

test('what a machine writes into the field that nobody sees is marked, and kept', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByLabel(fill.name).fill('A Machine');
  await page.getByLabel(fill.email).fill('machine@example.org');
  await page.getByLabel(fill.message).fill('Cheap bowls.');
  await page
    .locator('[name=frontage-website]')
    .evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('It has arrived.')).toBeVisible();
  expect(
    (await readSubmissions()).filter(({ values }) => values['text-1'] === 'A Machine'),
  ).toMatchObject([{ flagged: true }]);
});

test('errors stand at their fields and in a summary that links to them and has the focus', async ({
  page,
}) => {
  await open(page, '/contact');
  await ready(page, '[data-block=form]');
  await page.getByLabel(fill.email).fill('no-address');
  await page.getByRole('button', { name: 'Send it' }).click();
  const summary = page.locator('[data-form-summary]');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(
    'Your form has encountered a problem. Please scroll down to review.',
  );
  await expect(page.getByLabel(fill.name)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(fill.name)).toHaveAccessibleDescription(/Fill in this field\./);
  await expect(page.getByLabel(fill.email)).toHaveValue('no-address');
  await summary.getByRole('link', { name: /Email is not valid/ }).click();
  await expect(page.getByLabel(fill.email)).toBeFocused();
});

test('the counter counts while one types', async ({ page }) => {
  await open(page, '/contact');
  await ready(page, '[data-block=form]');
  await page.getByLabel(fill.message).fill('Twelve chars');
  await expect(page.locator('[data-counter]')).toHaveText('12 / 1200');
});

test('what was typed survives a reload', async ({ page }) => {
  await open(page, '/contact');
  await ready(page, '[data-block=form]');
  await page.getByLabel(fill.message).fill('Half a thought');
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('Half a thought');
  await page.reload();
  await ready(page, '[data-block=form]');
  await expect(page.getByLabel(fill.message)).toHaveValue('Half a thought');
});

test('a double click and a repeated answer store one submission', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel(fill.name).fill('Double Click');
  await page.getByLabel(fill.email).fill('d@example.org');
  await page.getByLabel(fill.message).fill('Twice?');
  await page.getByRole('button', { name: 'Send it' }).dblclick();
  await expect(page.getByText('It has arrived.')).toBeVisible();
  expect(await countSubmissions('Double Click')).toBe(1);
});

test.describe('a reply that is lost', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('is asked for again with the same key: one submission', async ({ page }) => {
    let lost = 0;
    await page.route('**/api/form/SaveFormSubmission*', async (route) => {
      const response = await route.fetch();
      if (response.ok() && lost < 1) {
        lost += 1;
        await route.abort('connectionreset');
      } else await route.fulfill({ response });
    });
    await open(page, '/contact');
    await page.getByLabel(fill.name).fill('Lost Reply');
    await page.getByLabel(fill.email).fill('l@example.org');
    await page.getByLabel(fill.message).fill('Hello?');
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('It has arrived.')).toBeVisible({ timeout: 20_000 });
    expect(lost).toBe(1);
    expect(await countSubmissions('Lost Reply')).toBe(1);
  });

  test('a server that cannot is told in its words, and nothing typed is lost', async ({ page }) => {
    await page.route('**/api/form/SaveFormSubmission*', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await open(page, '/contact');
    await page.getByLabel(fill.name).fill('Server Down');
    await page.getByLabel(fill.email).fill('s@example.org');
    await page.getByLabel(fill.message).fill('Are you there?');
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.locator('[data-form-summary]')).toContainText(
      'Unable to send form. Please try again later.',
    );
    await expect(page.getByLabel(fill.message)).toHaveValue('Are you there?');
    await expect(page.getByRole('button', { name: 'Send it' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form arrives and the page says so', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel(fill.name).fill('No Script');
    await page.getByLabel(fill.email).fill('n@example.org');
    await page.getByLabel(fill.message).fill('Plain post.');
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('It has arrived.')).toBeVisible();
    expect(
      (await readSubmissions())
        .filter(({ values }) => values['text-1'] === 'No Script')
        .map(({ values }) => values),
    ).toEqual([{ 'text-1': 'No Script', 'email-1': 'n@example.org', 'textarea-1': 'Plain post.' }]);
    await page.reload();
    expect(await countSubmissions('No Script')).toBe(1);
  });

  test.describe('refused', () => {
    // The page itself is answered with 400, which browsers log.
    test.use({ expectedTroubles: errorAnswers });

    test('errors come back with the same words and the values kept', async ({ page }) => {
      await page.goto('/contact');
      // What the browser itself would refuse is not what is asked here.
      const form = page.locator('form[data-form-id]');
      await page.getByLabel(fill.name).fill('Wrong Mail');
      await page.getByLabel(fill.email).fill('a@b');
      await page.getByLabel(fill.message).fill('x');
      await page.getByRole('button', { name: 'Send it' }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(form).toContainText(
        'Your form has encountered a problem. Please scroll down to review.',
      );
      await expect(page.getByLabel(fill.email)).toHaveAccessibleDescription(
        /Email is not valid\. Email addresses should follow the format/,
      );
      await expect(page.getByLabel(fill.name)).toHaveValue('Wrong Mail');
      expect(await countSubmissions('Wrong Mail')).toBe(0);
    });
  });
});
