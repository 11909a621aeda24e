import type { EditorData } from '@frontage/site-model/editing';
import type { Browser, Page } from '@playwright/test';
import { signInAt } from './support/area-visit';
import { buildPage } from './support/build-page';
import { pageEditorOn } from './support/page-editor';
import { servedAddress } from './support/served-address';
import { expect, test } from './support/visitor';

/** The content of a page as visitors see it, pixel by pixel. */
async function picture(browser: Browser, address: string, width: number): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: servedAddress,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const visitor = await context.newPage();
  await visitor.goto(address);
  const main = visitor.locator('main');
  for (const image of await main.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
  }
  await visitor.evaluate(() => document.fonts.ready);
  const shot = await main.screenshot({ animations: 'disabled' });
  await context.close();
  return shot;
}

/** What the sample site's page stores, as its own editor begins with it. */
async function storedPage(page: Page, title: string): Promise<EditorData['document']> {
  const path = await page.getByRole('link', { name: title, exact: true }).getAttribute('href');
  const text = await (await page.request.get(`${path}/edit`)).text();
  const [, json = ''] = /data-editor-data="">([^<]*)</.exec(text) ?? [];
  return (JSON.parse(json) as EditorData).document;
}

test.use({ actionTimeout: 15_000 });

test('[1.02b] a page of the sample site is built from nothing in the editor alone, and looks the same to the pixel', async ({
  page,
  browser,
}) => {
  test.skip(process.env.FRONTAGE_RUNS !== 'nightly', 'forty blocks are added by hand');
  test.setTimeout(240_000);
  const seeded = await (await page.request.get('/about')).text();
  await signInAt(page, '/config/pages?q=/about');
  const stored = await storedPage(page, 'The loft');
  await page.goto('/config/pages/new');
  await page.getByLabel('Title').fill('The loft');
  await page.getByRole('button', { name: 'Save without publishing' }).click();
  await page.getByRole('link', { name: 'Edit page' }).click();
  const editor = pageEditorOn(page, '');
  await editor.seesSaved();
  await buildPage(editor, stored, {
    pictureName: (id) => new RegExp(`/assets/${id}/([^?"]+)`).exec(seeded)?.[1] ?? '',
    pageName: (href) =>
      ({ '/notes': 'Firing notes · /notes', '/visit': 'Visit · /visit' })[href] ?? '',
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status').first()).toContainText('is published');
  const address = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href');
  for (const width of [768, 1440]) {
    const [built, wanted] = [
      await picture(browser, address ?? '', width),
      await picture(browser, '/about', width),
    ];
    await test.info().attach(`built-${width}`, { body: built, contentType: 'image/png' });
    await test.info().attach(`seeded-${width}`, { body: wanted, contentType: 'image/png' });
    expect(built.equals(wanted), `the same at ${width} px`).toBe(true);
  }
});
