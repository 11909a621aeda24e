import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { countSubmissions } from './support/read-store';
import { errorAnswers, expect, open, ready, test } from './support/visitor';

const calls = '**/api/form/*';
const saving = '**/api/form/SaveFormSubmission*';

/** Fills the demo's contact form, without sending it. */
async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('What is it about?').fill('A bowl.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send it' }).click();

test('[7.24b] [8.05d] the first call of a visitor is refused and made once more, with the crumb that came; later calls have it', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/form/'))
      requested.push(
        `${pathname.slice('/api/form/'.length)} ${searchParams.has('crumb') ? 'with' : 'without'}`,
      );
  });
  await open(page, '/contact');
  await ready(page, '[data-block=form]');
  await fill(page, 'First Crumb');
  await send(page);
  await expect(page.getByText('It has arrived.')).toBeVisible();
  expect(requested).toEqual([
    'FormSubmissionKey without',
    'FormSubmissionKey with',
    'SaveFormSubmission with',
  ]);
  expect((await page.context().cookies()).find(({ name }) => name === 'crumb')?.value).toBeTruthy();
});

test.describe('a server that refuses', () => {
  // Browsers log every error status.
  test.use({ expectedTroubles: errorAnswers });

  async function refused(page: Page, body: object, address = '/contact'): Promise<void> {
    await page.route(saving, (route) =>
      route.fulfill({ status: 403, json: { authorizationFail: true, ...body } }),
    );
    await open(page, address);
    await ready(page, '[data-block=form]');
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[8.05c] [8.08] is told in the overlay, which is accessible and within the page's policy (${colorScheme})`, async ({
      page,
      troubles,
    }) => {
      await page.emulateMedia({ colorScheme });
      await refused(page, { error: 'You may not write to this site.' });
      await fill(page, 'Refused');
      await send(page);
      const overlay = page.getByRole('alertdialog', { name: 'You may not write to this site.' });
      await expect(overlay).toBeVisible();
      await expect(overlay.getByRole('button', { name: 'Clear' })).toBeFocused();
      await expectAccessible(page);
      expect(troubles.policy).toEqual([]);
    });
  }

  test('[8.08] Clear takes the overlay away and keeps what was typed', async ({ page }) => {
    await refused(page, { error: 'You may not write to this site.' });
    await fill(page, 'Refused And Cleared');
    await send(page);
    const overlay = page.getByRole('alertdialog');
    await overlay.getByRole('button', { name: 'Clear' }).click();
    await expect(overlay).toHaveCount(0);
    await expect(page.getByLabel('Your name')).toHaveValue('Refused And Cleared');
    expect(await countSubmissions('Refused And Cleared')).toBe(0);
  });

  test('[8.08] Reload Page loads the page anew', async ({ page }) => {
    await refused(page, { error: 'You may not write to this site.' });
    await fill(page, 'Refused And Reloaded');
    await send(page);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await loaded;
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('[8.08] of an error with nothing for people in it, the overlay says Something Went Wrong!', async ({
    page,
  }) => {
    await refused(page, { error: 'TypeError: x is undefined\n    at save (store.js:1:1)' });
    await fill(page, 'Cleaned');
    await send(page);
    await expect(page.getByRole('alertdialog', { name: 'Something Went Wrong!' })).toBeVisible();
  });

  test('[8.08] in another language the overlay speaks it', async ({ page }) => {
    await refused(page, {}, '/ar');
    const form = page.locator('[data-block=form]');
    for (const field of await form.locator('[data-form-fields] :is(input, textarea)').all())
      await field.fill('ada@example.org');
    await form.getByRole('button').click();
    const overlay = page.getByRole('alertdialog', { name: 'حدث خطأ ما!' });
    await expect(overlay.getByRole('button')).toHaveText(['أعد تحميل الصفحة', 'أغلق']);
  });
});

test.describe('a bad line', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('[8.07b] a search that does not get through is asked again, and found', async ({ page }) => {
    let lost = 0;
    await page.route('**/api/search?*', (route) => {
      if (lost === 2) return route.continue();
      lost += 1;
      return route.abort('connectionreset');
    });
    await open(page, '/search?q=');
    await page.getByRole('searchbox').first().fill('kiln');
    await expect(
      page.locator('[data-block=search-preview] .fr-search-preview__results a').first(),
    ).toBeVisible();
    expect(lost).toBe(2);
  });

  test('[8.06] a page of somebody else in place of an answer has stored nothing, and is told', async ({
    page,
  }) => {
    await page.route(saving, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><p>Please log in to this network.',
      }),
    );
    await open(page, '/contact');
    await ready(page, '[data-block=form]');
    await fill(page, 'Captive Portal');
    await send(page);
    await expect(page.locator('[data-form-summary]')).toContainText(
      'Unknown error, please try again later.',
    );
    await expect(page.getByLabel('Your name')).toHaveValue('Captive Portal');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('[8.05d] with cookies off nothing is sent twice, and the form says so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
    );
    let requests = 0;
    await page.route(calls, async (route) => {
      requests += 1;
      await route.fulfill({ json: { crumbFail: true, crumb: 'none' } });
    });
    await open(page, '/contact');
    await ready(page, '[data-block=form]');
    await fill(page, 'No Cookies');
    await expect.poll(() => requests).toBe(1);
    await send(page);
    await expect(page.locator('[data-form-summary]')).toContainText(
      'Cookies are turned off. Turn them on for this site and send the form again.',
    );
    expect(await countSubmissions('No Cookies')).toBe(0);
  });
});
