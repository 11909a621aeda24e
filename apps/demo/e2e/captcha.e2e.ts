import type { Page, Request } from '@playwright/test';
import { readSubmissions } from './support/read-store';
import { intercept } from './support/intercept';
import { errorAnswers, expect, open, ready, test } from './support/visitor';

const challenge = '**/api/form/CaptchaChallenge?*';
const solved = { timeout: 30_000 };

const captcha = (page: Page) => page.locator('[data-captcha]');
const button = (page: Page) => page.getByRole('button', { name: 'Write it in' });
const stored = async (name: string) =>
  (await readSubmissions()).filter(({ values }) => values['text-1'] === name);

async function write(page: Page, name: string): Promise<void> {
  await page.getByLabel('How you sign').fill(name);
  await page.getByLabel('Your line').fill('The bun was the best part.');
}

test('[5.01] the browser solves it in a worker once somebody uses the form, and the submission is stored', async ({
  page,
}) => {
  const calls: Request[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('CaptchaChallenge') && calls.push(request)),
  );
  await open(page, '/guest-book');
  await ready(page, '[data-block=form]');
  expect(calls).toEqual([]);
  const worker = page.waitForEvent('worker');
  await write(page, 'Ada With Captcha');
  expect((await worker).url()).toMatch(/^blob:/);
  await expect(captcha(page)).toHaveAttribute('data-captcha-state', 'solved', solved);
  await button(page).click();
  await expect(page.getByText('It is in the book')).toBeVisible();
  expect(await stored('Ada With Captcha')).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('[4.01d] [5.01] while it is pending the button keeps the focus, says why and sends nothing', async ({
  page,
}) => {
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(challenge, async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, '/guest-book');
  await write(page, 'Early Ada');
  await button(page).press('Enter');
  await expect(page.getByText('Complete CAPTCHA before submitting.')).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toHaveAccessibleDescription('Checking that you are human…');
  await expect(button(page)).toBeFocused();
  expect(await stored('Early Ada')).toEqual([]);
  letThrough();
  await expect(captcha(page)).toHaveAttribute('data-captcha-state', 'solved', solved);
  await expect(page.getByText('Complete CAPTCHA before submitting.')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is in the book')).toBeVisible();
  expect(await stored('Early Ada')).toHaveLength(1);
});

test.describe('when the server refuses', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('[4.01c] [4.01d] the form waits for another captcha, and nothing of what was typed is lost', async ({
    page,
  }) => {
    await intercept(
      page,
      '**/api/form/SaveFormSubmission?*',
      (route) => route.fulfill({ status: 500, json: { error: 'No.' } }),
      1,
    );
    await open(page, '/guest-book');
    await write(page, 'Twice Ada');
    await expect(captcha(page)).toHaveAttribute('data-captcha-state', 'solved', solved);
    const another = page.waitForRequest((request) => request.url().includes('CaptchaChallenge'));
    await button(page).click();
    await expect(page.locator('[data-form-summary]')).toContainText(
      'Unable to send form. Please try again later.',
    );
    await another;
    await expect(captcha(page)).toHaveAttribute('data-captcha-state', 'solved', solved);
    await button(page).click();
    await expect(page.getByText('It is in the book')).toBeVisible();
    expect(await stored('Twice Ada')).toHaveLength(1);
  });

  test('[5.01] a captcha that does not come is told, and tried again when the form is sent', async ({
    page,
  }) => {
    await intercept(page, challenge, (route) => route.abort(), 1);
    await open(page, '/guest-book');
    await write(page, 'Patient Ada');
    await expect(page.getByText('The check did not work.')).toBeVisible();
    await button(page).click();
    await expect(captcha(page)).toHaveAttribute('data-captcha-state', 'solved', solved);
    await button(page).click();
    await expect(page.getByText('It is in the book')).toBeVisible();
    expect(await stored('Patient Ada')).toHaveLength(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with a captcha can be sent; it is kept as suspected', async ({ page }) => {
    await page.goto('/guest-book');
    await write(page, 'Ada Without Script');
    await button(page).click();
    await expect(page.getByText('It is in the book')).toBeVisible();
    expect(await stored('Ada Without Script')).toMatchObject([{ flagged: true }]);
  });
});
