import { formIn } from './support/demo-forms';
import { expect, open, ready, test } from './support/visitor';

test('[1.04b] [8.04b] a newsletter shows what is wrong at its field, and nothing around it', async ({
  page,
}) => {
  await open(page, '/forms');
  await ready(page, '[data-block=newsletter]');
  const letter = formIn(page, 'post');
  await letter.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(letter.getByText('Enter your email address.')).toBeVisible();
  await expect(letter.locator('[data-form-summary]')).toBeHidden();
  await expect(letter.getByLabel('Your email')).toBeFocused();
  await letter.getByLabel('Your email').fill('post@kiln.example');
  await letter.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(letter.getByText('Nearly. A letter with a link is on its way')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[1.01b] a newsletter arrives', async ({ page }) => {
    await page.goto('/forms');
    const letter = formIn(page, 'post');
    await letter.getByLabel('Your email').fill('plain-post@kiln.example');
    await letter.getByRole('button', { name: 'Put me on the list' }).click();
    await expect(letter.getByText('Nearly. A letter with a link is on its way')).toBeVisible();
  });
});
