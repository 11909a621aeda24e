import type { Locator } from '@playwright/test';
import { formIn, storedFrom } from './support/demo-forms';
import { errorAnswers, expect, open, ready, test } from './support/visitor';

const day = 'Saturday 9 January';

test.describe('a form in steps', () => {
  test('leads on when a step is right, back without a look, and sends it all', async ({ page }) => {
    await open(page, '/forms');
    await ready(page, '#section-workshop [data-block-state]');
    const form = formIn(page, 'workshop');
    await expect(form.getByRole('status').first()).toHaveText('Step 1 of 3');
    await expect(form.getByLabel('First name')).toBeHidden();
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByRole('radiogroup', { name: 'Which day' })).toHaveAccessibleDescription(
      /Choose an option\./,
    );
    await form.getByLabel(day).check();
    await form.getByLabel('How many of you').selectOption('Two');
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByRole('heading', { name: 'You', exact: true })).toBeFocused();
    await form.getByLabel('First name').fill('Bea');
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(form.getByLabel(day)).toBeChecked();
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByLabel('First name')).toHaveValue('Bea');
    await form.getByLabel('Email').fill('steps@kiln.example');
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByRole('status').first()).toHaveText('Step 3 of 3');
    for (const statement of await form.getByRole('radiogroup').filter({ visible: true }).all())
      await statement.getByLabel('Agree', { exact: true }).check();
    await form.getByRole('button', { name: 'Ask for a place' }).click();
    await expect(form.getByText('You are on the list')).toBeVisible();
    expect((await storedFrom('steps@kiln.example')).map(({ values }) => values)).toMatchObject([
      { 'radio-1': day, 'select-1': 'Two', 'name-1': ['Bea', ''] },
    ]);
  });

  test.describe('refused by the server', () => {
    test.use({ expectedTroubles: errorAnswers });

    test('shows the step of the first wrong field', async ({ page }) => {
      await page.route('**/api/form/SaveFormSubmission*', (route) =>
        route.fulfill({ status: 400, json: { errors: { 'email-1': 'That letter box is full.' } } }),
      );
      await open(page, '/forms');
      await ready(page, '#section-workshop [data-block-state]');
      const form = formIn(page, 'workshop');
      await form.getByLabel(day).check();
      await form.getByLabel('How many of you').selectOption('One');
      await form.getByRole('button', { name: 'Next' }).click();
      await form.getByLabel('First name').fill('Cleo');
      await form.getByLabel('Email').fill('refused@kiln.example');
      await form.getByRole('button', { name: 'Next' }).click();
      await expect(form.getByRole('status').first()).toHaveText('Step 3 of 3');
      for (const statement of await form.getByRole('radiogroup').filter({ visible: true }).all())
        await statement.getByLabel('Neutral').check();
      await form.getByRole('button', { name: 'Ask for a place' }).click();
      await expect(form.getByLabel('Email')).toBeVisible();
      await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
        /That letter box is full\./,
      );
    });
  });
});

/** Answers all that is asked, where the steps stand below each other, and sends it. */
async function sendLong(form: Locator, name: string, email: string): Promise<void> {
  await form.getByLabel(day).check();
  await form.getByLabel('How many of you').selectOption('One');
  await form.getByLabel('First name').fill(name);
  await form.getByLabel('Email').fill(email);
  for (const statement of await form.getByRole('radiogroup', { name: /^I / }).all())
    await statement.getByLabel('Agree', { exact: true }).check();
  await form.getByRole('button', { name: 'Ask for a place' }).click();
  await expect(form.getByText('You are on the list')).toBeVisible();
  expect(await storedFrom(email)).toHaveLength(1);
}

test.describe('a form in steps, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is one long form', async ({ page }) => {
    await page.goto('/forms');
    await sendLong(formIn(page, 'workshop'), 'Eve', 'plain-steps@kiln.example');
  });
});

test.describe('a form in steps, without the script of its steps', () => {
  test.use({ expectedTroubles: /^Failed to load resource|FEATURE_FAILED form ChunkError/ });

  test('is one long form', async ({ page }) => {
    await page.route('**/mount-steps-feature*', (route) => route.abort());
    await open(page, '/forms');
    await ready(page, '#section-workshop [data-block-state]');
    const form = formIn(page, 'workshop');
    await expect(form.getByLabel('First name')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Next' })).toBeHidden();
    await sendLong(form, 'Fay', 'long@kiln.example');
  });
});
