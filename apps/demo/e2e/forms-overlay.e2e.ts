import { formIn, storedFrom } from './support/demo-forms';
import { holdScripts } from './support/hold-scripts';
import { intercept } from './support/intercept';
import { errorAnswers, expect, open, test } from './support/visitor';

test('a form above the page: the first click opens it, however early; it arrives', async ({
  page,
}) => {
  await open(page, '/forms');
  const form = formIn(page, 'table');
  await form.getByRole('link', { name: 'Ask for the long table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for the long table' });
  await expect(dialog.getByLabel('Your name')).toBeFocused();
  await dialog.getByLabel('Your name').fill('Dot');
  await dialog.getByLabel('Email').fill('table@kiln.example');
  await dialog.getByLabel('Day', { exact: true }).fill('5');
  await dialog.getByLabel('Month').fill('2');
  await dialog.getByLabel('Year').fill('2027');
  await dialog.getByLabel('How many at the table').fill('14');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog.getByText('Asked. We will look in the book')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('link', { name: 'Ask for the long table' })).toBeFocused();
  expect(await storedFrom('table@kiln.example')).toHaveLength(1);
});

test.describe('a button that opens the form of another page', () => {
  test.use({ expectedTroubles: /^Failed to load resource|FORM_FAILED button/ });

  test('[8.18v] tells that it cannot, tries again, and sends it from where the visitor is', async ({
    page,
  }) => {
    await intercept(page, '**/api/widget/GetWidgetDocument', (route) => route.abort(), 1);
    await open(page, '/visit');
    await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write to us' });
    await expect(dialog.getByText('Unable to open form')).toBeVisible();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByLabel('Your name').fill('Elm');
    await dialog.getByLabel('Email').fill('elm@kiln.example');
    await dialog.getByLabel('What is it about?').fill('When is the tide out?');
    await dialog.getByRole('button', { name: 'Send it' }).click();
    await expect(dialog.getByText('It has arrived.')).toBeVisible();
    expect(await storedFrom('elm@kiln.example')).toHaveLength(1);
  });
});

test.describe('a form above the page, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('stands in the page', async ({ page }) => {
    await page.goto('/forms');
    await expect(formIn(page, 'table').getByLabel('Your name')).toBeVisible();
  });
});

test.describe('a form above the page, its script late', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('the first click waits for it and is not lost', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/forms');
    const form = formIn(page, 'table');
    await form.getByRole('link', { name: 'Ask for the long table' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(
      page.getByRole('dialog', { name: 'Ask for the long table' }).getByLabel('Your name'),
    ).toBeFocused();
  });
});
