import { randomUUID } from 'node:crypto';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt } from './support/area-visit';
import { storedZip } from './support/stored-zip';
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

    await page.goto('/config/pages/new');
    await page.getByLabel('Link to it at the top of every page').uncheck();
    await page.getByLabel('Title').fill(`New ${slug}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Visitors do not see it yet.');
    await page.getByRole('button', { name: 'Delete page' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    // The second page of the two is a draft: its address is not found.
    test.use({ javaScriptEnabled, expectedTroubles: errorAnswers });

    test('[2.24a] an admin looks at a zip and an export, imports them as drafts, publishes one, and removes the rest', async ({
      page,
    }) => {
      test.slow();
      const slug = `kiln-${randomUUID().slice(0, 8)}`;
      const html = (title: string, body: string) =>
        `<!doctype html><title>${title}</title><body><main>${body}</main></body>`;
      const zip = storedZip({
        [`old/${slug}.html`]: html('Kiln days', '<p>It rained.</p><img src="k.svg" alt="A kiln">'),
        [`old/${slug}-two.html`]: html('Kiln nights', `<p>It froze. ${slug}</p>`),
        'old/k.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><title>${slug}</title><path d="M0 0h40v20H0z"/></svg>`,
      });
      const wxr = `<?xml version="1.0"?><rss><channel><item><title>Kiln post</title><link>https://old.example/${slug}/</link><content:encoded><![CDATA[<p>Posted.</p>]]></content:encoded><wp:post_name>${slug}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt></item></channel></rss>`;
      const send = async (files: readonly (readonly [string, string | Buffer])[]) => {
        await page.getByRole('link', { name: 'Import', exact: true }).first().press('Enter');
        await page.getByLabel('Files', { exact: true }).setInputFiles(
          files.map(([name, content]) => ({
            name,
            mimeType: 'application/octet-stream',
            buffer: Buffer.from(content),
          })),
        );
        await page.getByRole('button', { name: 'See what is in it' }).press('Enter');
        await expect(page).toHaveURL(/\/config\/import\/[\da-f]{24}$/);
      };
      // Whether a page is accessible is asked by a script.
      const seesPage = (title: string) =>
        javaScriptEnabled
          ? expectAccessiblePage(page, title)
          : expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      const both = [
        ['old.zip', zip],
        ['blog.xml', wxr],
      ] as const;

      await signInAt(page, '/config/import');
      await seesPage('Import');
      await send(both);
      await expect(page.getByLabel('Posts: 1')).toBeChecked();
      await seesPage('old.zip and 1 more');
      await page.getByRole('button', { name: 'Import as drafts' }).press('Enter');
      await expect(page.getByText(/things were added/)).toBeVisible();
      await seesPage('old.zip and 1 more');
      const report = page.url();
      await page.getByRole('link', { name: 'Kiln days' }).press('Enter');
      await page.getByRole('button', { name: 'Publish now' }).press('Enter');
      await expect(page.getByText('is published.')).toBeVisible();
      await page.goto(`/${slug}`);
      await expect(page.getByText('It rained.')).toBeVisible();
      await expect(page.getByRole('img', { name: 'A kiln' })).toBeVisible();
      expect((await page.goto(`/${slug}-two`))?.status()).toBe(404);

      await page.goto(report);
      await send(both);
      await expect(page.getByText('Everything in it is there already.')).toBeVisible();
      await page.getByRole('button', { name: 'Discard' }).press('Enter');
      await send([['up.zip', storedZip({ [`../../${slug}.html`]: 'x' })]]);
      await expect(page.getByRole('alert').filter({ hasText: 'leads out of its' })).toBeVisible();
      await page.getByRole('button', { name: 'Choose other files' }).press('Enter');

      await page.goto(report);
      await page.getByRole('link', { name: 'Remove what it added' }).press('Enter');
      await seesPage('Remove what this import added?');
      await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
      await expect(page.getByText(/stays?, since/)).toBeVisible();
      await page.goto(`/config/pages?q=${slug}`);
      await expect(page.getByRole('row', { name: /Kiln days/ })).toBeVisible();
      await expect(page.getByRole('row', { name: /Kiln nights/ })).toHaveCount(0);
      await page.getByRole('link', { name: 'Kiln days' }).press('Enter');
      await page.getByRole('button', { name: 'Delete page' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    });
  });
}
