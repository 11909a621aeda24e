import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { errorAnswers, expect, test } from './support/visitor';

// What is wrong is answered with 400.
test.use({ expectedTroubles: errorAnswers });

test('[3.52] an owner translates a page beside its original by keyboard; it is served from right to left, and each page names the other', async ({
  page,
}) => {
  test.slow();
  await signInAt(page, '/config/translations?q=/visit');
  await expectAccessiblePage(page, 'Translations');
  await tabTo(page, 'Translate “Visit” into Arabic', 'button');
  await page.keyboard.press('Enter');
  await expectAccessiblePage(page, '“Visit” in Arabic');
  const address = page.url().replace(/\?.*/, '');
  const title = page.getByLabel('Visit', { exact: true }).first();
  await expect(title).toHaveAttribute('dir', 'rtl');
  await expect(title).toHaveAccessibleDescription(/Not translated · Title/);
  await title.focus();
  await page.keyboard.type('زيارة');
  await tabTo(page, 'Save translation', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(title).toHaveValue('زيارة');
  await expect(title).toHaveAccessibleDescription(/^Translated/);
  // A text with links keeps them, wherever the other language puts them.
  const linked = page.locator('textarea[aria-describedby]').filter({
    has: page.locator('xpath=ancestor::div[contains(@class,"pair")]//label[contains(.,"<1>")]'),
  });
  const first = linked.first();
  const words = await first.evaluate(
    (field: HTMLTextAreaElement) => field.labels[0]?.textContent ?? '',
  );
  await first.fill('بلا علامات');
  await page.getByRole('button', { name: 'Save translation' }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/^Put each of the marks/);
  await expectAccessible(page);
  await first.fill((words.match(/<(\d+)>[^]*?<\/\1>/g) ?? []).join(' '));
  await page.getByRole('button', { name: 'Save translation' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'Address and publishing' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('“زيارة” is published.')).toBeVisible();
  await page.goto('/ar/visit');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveTitle(/زيارة/);
  await expect(page.locator('link[hreflang="en-GB"]')).toHaveAttribute('href', /\/visit$/);
  await expectAccessible(page);
  await page.goto('/visit');
  await expect(page.locator('link[hreflang="ar"]')).toHaveAttribute('href', /\/ar\/visit$/);
  // The header leads to it, on a phone as well: there by the other language alone.
  const languages = page.getByRole('navigation', { name: 'Language' });
  await expect(languages.getByRole('link')).toHaveText(['العربية']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  await languages.getByRole('link').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.setViewportSize({ width: 1440, height: 900 });
  const present = page.getByRole('navigation', { name: 'اللغة' }).getByRole('link');
  await expect(present).toHaveText(['العربية', 'English']);
  await expect(present.first()).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  // Before the language goes, its pages are named.
  await page.goto('/config/settings/languages');
  await page.getByRole('link', { name: 'Remove Arabic' }).click();
  await expectAccessiblePage(page, 'Remove Arabic?');
  await expect(page.getByRole('listitem').filter({ hasText: '/ar/visit' })).toBeVisible();
  await page.goto('/config/translations?q=/visit');
  await expect(page.getByRole('row').filter({ hasText: '/ar/visit' })).toContainText(
    'Not complete',
  );
  // Nobody else finds a page that tests have made.
  await page.goto(address);
  await page.getByRole('link', { name: 'Address and publishing' }).click();
  await page.getByRole('button', { name: 'Delete page' }).click();
  await expect(page.getByText('“زيارة” was deleted.')).toBeVisible();
});
