import type { Page } from '@playwright/test';
import { openLetter, watchCalls } from './letter';
import type { OwnForm } from './own-form';
import { expect, ready } from './visitor';

/**
 * Sends a form, goes to another page and comes back: the form is empty, nothing was sent again, and
 * another letter can be sent.
 *
 * @param cached whether the page must come from the back-forward cache
 */
export async function goBackAfterSuccess(
  page: Page,
  form: OwnForm,
  cached: boolean,
): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'pageshow',
      ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted)),
    ),
  );
  const letter = await openLetter(page, form.path);
  await letter.write('Gone And Back');
  await letter.send();
  await letter.isArrived();
  const saves = watchCalls(page, 'SaveFormSubmission');
  await page.goto('/about');
  // Not `goBack`, which waits for a page to load: a page from the cache is loaded already. The page
  // may be gone before it answers.
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect(page).toHaveURL(form.path);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', String(cached));
  await ready(page, '[data-block=form]');
  for (const label of ['Your name', 'Email', 'What is it about?'])
    await expect(page.getByLabel(label)).toHaveValue('');
  expect(saves).toEqual([]);
  expect(await form.stored()).toHaveLength(1);
  await letter.write('Another One');
  await letter.send();
  await letter.isArrived();
  expect(await form.stored()).toHaveLength(2);
}
