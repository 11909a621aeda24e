import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt } from './support/area-visit';
import { quoted, runSql } from './support/change-store';
import { intercept } from './support/intercept';
import { errorAnswers, expect, test } from './support/visitor';

// A file that is no table is answered with 400.
test.use({ expectedTroubles: errorAnswers });

test('an owner downloads products as a table, is told what is wrong with a file, sees what another would change, and leaves while it is saved', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const table = (name: string, text: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await signInAt(page, '/config/products?q=shop/sponge');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const kept = await readFile(await (await download).path(), 'utf8');
  expect(kept).toContain('Throwing sponge');
  await page.getByRole('link', { name: 'Import a table' }).click();
  await expectAccessiblePage(page, 'Import products');
  await page.getByLabel('Table (CSV)').setInputFiles([table('broken.csv', 'Id,Colour\njar,red')]);
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no column “Colour”.');
  await expect(page.getByLabel('Or paste it here')).toHaveValue(/Id,Colour/);
  await expectAccessiblePage(page, 'Import products');
  const rows = Array.from(
    { length: 40 },
    (_, index) => `,physical,Peg ${index} ${word},shop/peg-${index}-${word},5`,
  );
  const long = ['Id,Kind,Name,Address,Price', ...rows, 'gone,,Gone,,'].join('\n');
  await page.getByLabel('Table (CSV)').setInputFiles([table('pegs.csv', long)]);
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await expect(page.getByText('There is no product with this Id.', { exact: false })).toBeVisible();
  await expectAccessiblePage(page, 'Import products');
  await page.getByRole('button', { name: 'Save 40 products' }).press('Enter');
  await page.waitForURL(/\/import\/\w+$/);
  const address = page.url();
  await page.goto('/config');
  await page.goto(address);
  await expect(page.getByText('40 products are saved.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('row', { name: /Gone/ })).toBeVisible();
  await expectAccessiblePage(page, 'Import products');
});

test('[8.18p] [8.18q] a table under way tells how far it is without loading anew, is told a missing answer, and is stopped by keyboard', async ({
  page,
}) => {
  // One that nobody goes on with but this test: how fast a real one is depends on the machine.
  const id = `650000${randomUUID().replaceAll('-', '').slice(0, 18)}`;
  await runSql(
    `insert into product_import (id, site_id, total, done, saved, left_out, created_at, updated_at)
     select ${quoted(id)}, id, 1500, 0, 0, '[]', ${Date.now()}, ${Date.now()} from site limit 1`,
  );
  await signInAt(page, `/config/products/import/${id}`);
  const said = page.locator('[data-progress-text]');
  await expect(said).toHaveText('0 of 1500 products done');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const letThrough = await intercept(page, '**/import/*', (route) =>
    route.fulfill({ body: '<p>Elsewhere</p>' }),
  );
  await expect(page.getByRole('alert')).toContainText('No response data from job request.');
  await runSql(`update product_import set done = 700, saved = 699 where id = ${quoted(id)}`);
  letThrough();
  await expect(said).toHaveText('700 of 1500 products done');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.locator('body[data-same-page]')).toBeAttached();
  await expectAccessiblePage(page, 'Import products');
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByRole('status').first()).toHaveText(
    'File processing cancelled. The rest of the table was not imported. 699 products are saved.',
  );
  await expectAccessiblePage(page, 'Import products');
});
