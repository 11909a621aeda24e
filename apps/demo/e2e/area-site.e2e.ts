import { randomUUID } from 'node:crypto';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt } from './support/area-visit';
import { errorAnswers, expect, test } from './support/visitor';

test.describe('an address that is refused, and one that is hidden', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('[2.24a] an admin copies a page, renames, publishes and deletes the copy by keyboard, and visitors see each at once', async ({
    page,
    context,
  }) => {
    test.slow();
    const slug = `copy-${randomUUID().slice(0, 8)}`;
    const visitor = await context.newPage();
    await signInAt(page, '/config/pages?q=/visit');
    await expectAccessiblePage(page, 'Pages');
    await page.getByRole('link', { name: 'Visit', exact: true }).press('Enter');
    await expectAccessiblePage(page, 'Visit');
    await page.getByRole('button', { name: 'Copy page' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('This is the copy.');
    await page.getByLabel('Address', { exact: true }).fill('Not an address');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
    await expect(page.getByText('Not an address is not a valid page URL')).toBeVisible();
    await expectAccessiblePage(page, 'Copy of Visit');
    await page.getByLabel('Address', { exact: true }).fill(slug);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Saved.');
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(404);
    await page.getByRole('button', { name: 'Publish now' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('is published.');
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(200);
    await page.getByLabel('Address', { exact: true }).fill(`${slug}-2`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Saved.');
    await visitor.goto(`/${slug}`);
    await expect(visitor).toHaveURL(new RegExp(`/${slug}-2$`));
    await page.getByRole('button', { name: 'Delete page' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessiblePage(page, 'Pages');
    expect((await visitor.goto(`/${slug}-2`))?.status()).toBe(404);
  });
});

test('[2.24a] an admin adds a file, says what it shows, and adds a redirect', async ({
  page,
  request,
}) => {
  test.slow();
  const name = `${randomUUID()}.svg`;
  await signInAt(page, '/config/files');
  await expectAccessiblePage(page, 'Files');
  await page.getByLabel('Pictures, videos, captions or fonts').setInputFiles([
    {
      name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>',
      ),
    },
  ]);
  await page.getByRole('button', { name: 'Add files' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 file was added.' })).toBeVisible();
  await page.getByRole('link', { name }).press('Enter');
  await expectAccessiblePage(page, name);
  await page.getByLabel('Alternative text').fill('A black band');
  await page.getByLabel('From the left').fill('25');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Saved.');
  await expect(page.getByLabel('From the left')).toHaveValue('25');

  const old = `/old-${randomUUID().slice(0, 8)}`;
  await page.getByRole('link', { name: 'Settings', exact: true }).press('Enter');
  await expectAccessiblePage(page, 'Settings');
  await page.getByRole('link', { name: 'Header and footer' }).press('Enter');
  await expectAccessiblePage(page, 'Header and footer');
  await page.getByRole('link', { name: 'All settings' }).press('Enter');
  await page.getByRole('link', { name: 'Redirects' }).press('Enter');
  await expectAccessiblePage(page, 'Redirects');
  await page.getByLabel('Address', { exact: true }).fill(old);
  await page.getByLabel('Leads to').fill('/contact');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The redirect works now.')).toBeVisible();
  await expectAccessiblePage(page, 'Redirects');
  const { status, headers } = await request
    .get(old, { maxRedirects: 0 })
    .then((reply) => ({ status: reply.status(), headers: reply.headers() }));
  expect([status, headers['location']]).toEqual([301, '/contact']);
});
