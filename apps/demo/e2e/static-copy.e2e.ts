import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleServer } from '../scripts/bundle-server.mjs';
import { readSubmissions } from './support/read-store';
import { serveFolder } from './support/serve-folder';
import { servedAddress, staticAddress } from './support/served-address';
import { servedData } from './support/served-data';
import { expect, ready, test } from './support/visitor';

// The files are served by another server than the demo's, which no proxy stands before.
test.use({ extraHTTPHeaders: {} });

test.skip(
  process.env.FRONTAGE_RUNS !== 'nightly',
  'every picture of the demo is made in each of its widths',
);

const appdir = join(import.meta.dirname, '..');
let folder: string;
let end: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  // As many pictures take minutes on a busy machine.
  test.setTimeout(240_000);
  folder = await mkdtemp(join(tmpdir(), 'frontage-copy-'));
  const program = await bundleServer(appdir, '../site-server/src/main.ts', 'static');
  const { E2E_DATABASE_URL: databaseUrl } = process.env;
  const env = {
    ...process.env,
    DATA_DIR: servedData,
    RUNTIME_DIR: join(appdir, '.frontage', 'runtime'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const words = ['export', '--static', '--to', folder, '--api', servedAddress];
  await promisify(execFile)(process.execPath, ['--no-warnings', program, ...words], { env });
  end = await serveFolder(folder, staticAddress);
});
test.afterAll(async () => {
  await end?.();
  await rm(folder, { recursive: true });
});

test('a static copy, served by a plain file server: no request fails, and a form reaches the server', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) =>
    failed.push(`${request.failure()?.errorText} ${request.url()}`),
  );
  await page.goto(`${staticAddress}/`);
  await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
  for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((images) =>
          images.every(
            (image) =>
              image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
          ),
        ),
    )
    .toBe(true);

  await page.goto(`${staticAddress}/contact/`);
  await ready(page, '[data-block=form]');
  await page.getByLabel('Your name').fill('Ada From A Copy');
  await page.getByLabel('Email').fill('ada@copy.example');
  await page.getByLabel('What is it about?').fill('A bowl.');
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('It has arrived.')).toBeVisible();
  const stored = (await readSubmissions()).filter(
    ({ values }) => values['text-1'] === 'Ada From A Copy',
  );
  expect(stored).toHaveLength(1);
  expect(failed).toEqual([]);

  await page.goto(`${staticAddress}/`);
  const cart = page.locator('a[href$="/cart"]').first();
  await expect(cart).toHaveAttribute('href', `${servedAddress}/cart`);
});
