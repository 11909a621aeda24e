import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { letterOn, openLetter, saving, watchCalls } from './support/letter';
import { addOwnForm } from './support/own-form';
import { intercept } from './support/intercept';
import { errorAnswers, expect, test } from './support/visitor';

// Browsers log every error status; what else goes wrong is looked at after each test.
test.use({ expectedTroubles: errorAnswers });

const captcha = (page: Page) => page.locator('[data-captcha]');
const isSolved = (page: Page) =>
  expect(captcha(page)).toHaveAttribute('data-captcha-state', 'solved', { timeout: 30_000 });

test('[5.01] a captcha that expired while the visitor was away is told, and another one is solved when it is needed', async ({
  page,
}) => {
  await page.clock.install();
  const form = await addOwnForm('unhappy-captcha-expired', { captcha: 'altcha' });
  const letter = await openLetter(page, form.path);
  const saves = watchCalls(page, 'SaveFormSubmission');
  await letter.write('Away For Tea');
  await isSolved(page);
  await page.clock.fastForward('20:00');
  await expect(captcha(page)).toHaveAttribute('data-captcha-state', 'expired');
  await expectAccessible(page);
  await page.clock.resume();
  await page.getByLabel('Your name').press('Enter');
  await expect(page.getByText('Complete CAPTCHA before submitting.')).toBeVisible();
  expect(saves).toEqual([]);
  await isSolved(page);
  await letter.send();
  await letter.isArrived();
  expect(await form.stored()).toMatchObject([{ flagged: false }]);
});

test('[5.01] a captcha that another submission has used is refused by the server; nothing is lost, and the next one counts', async ({
  page,
  context,
}) => {
  const form = await addOwnForm('unhappy-captcha-used', { captcha: 'altcha' });
  let used = '';
  await page.route(saving, async (route) => {
    const body = route.request().postDataJSON() as { captchaKey: string };
    used ||= body.captchaKey;
    await route.continue();
  });
  const first = await openLetter(page, form.path);
  await first.write('The First');
  await isSolved(page);
  await first.send();
  await first.isArrived();

  const other = await context.newPage();
  await intercept(
    other,
    saving,
    (route) =>
      route.continue({
        postData: JSON.stringify({
          ...(route.request().postDataJSON() as object),
          captchaKey: used,
        }),
      }),
    1,
  );
  const second = await openLetter(other, form.path);
  await second.write('The Second');
  await isSolved(other);
  await second.send();
  await second.isTold('Complete CAPTCHA before submitting.');
  expect(await form.stored()).toHaveLength(1);
  await isSolved(other);
  await letterOn(other).isKept('The Second');
  await second.send();
  await second.isArrived();
  expect((await form.stored()).map(({ values }) => values['text-1']).sort()).toEqual([
    'The First',
    'The Second',
  ]);
});
