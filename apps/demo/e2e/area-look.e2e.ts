import type { Page } from '@playwright/test';
import { signInAt, tabTo } from './support/area-visit';
import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { startConfiguredDemo, type ConfiguredDemo } from './support/configured-demo';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { intercept } from './support/intercept';
import { expect, test } from './support/visitor';

// One after the other: they change the look of one site, which no other test may see.
test.describe.configure({ mode: 'default' });
let demo: ConfiguredDemo;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startConfiguredDemo();
});
test.afterAll(() => demo?.close());

/** Opens the look as somebody who may change it. */
const openLook = (page: Page, path = '/config/look') => signInAt(page, path, demo);

const shownIn = (page: Page) => page.frameLocator('.look-frame iframe');

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

test('[2.24c] a colour is chosen with its contrast in words, on the page, and published', async ({
  page,
  context,
}) => {
  test.slow();
  await openLook(page);
  await expectAccessiblePage(page, 'Look');
  const body = shownIn(page).locator('body');
  await expect(body).toBeVisible();
  const ground = page.getByRole('textbox', { name: 'Page', exact: true }).first();
  await ground.fill('#ffeecc');
  await expect(body).toHaveCSS('background-color', 'rgb(255, 238, 204)');
  await expect(page.locator('#light-text-contrast')).toContainText('easy to read');
  const quiet = page.getByRole('textbox', { name: 'Quiet text', exact: true }).first();
  await quiet.fill('#aa9988');
  await expect(page.locator('#light-text-quiet-contrast')).toHaveText(
    /^Too faint: 2\.4 : 1 on the page, .*It takes 4\.5 : 1\.$/,
  );
  await expectAccessible(page, { within: '.look-panel' });
  await page.getByRole('button', { name: 'Reset Quiet text, light' }).click();
  await expect(quiet).toBeFocused();
  await expect(page.locator('#light-text-quiet-contrast')).toContainText('easy to read');
  await expect(page.locator('[data-look-state]')).toHaveText('Quiet text is as in the theme.');

  const visitor = await context.newPage();
  await visitor.goto(demo.address);
  await expect(visitor.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 238, 204)');
  await publish(page);
  await expect(page.getByRole('status').first()).toHaveText(
    'Published. Visitors see this look now.',
  );
  await visitor.reload();
  await expect(visitor.locator('body')).toHaveCSS('background-color', 'rgb(255, 238, 204)');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByRole('status').first()).toContainText('Visitors see the look from before');
  await visitor.reload();
  await expect(visitor.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 238, 204)');
});

test('[2.24c] a look to start from fills in everything, and each step is undone by button and keys', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await openLook(page);
  const body = shownIn(page).locator('body');
  const heading = shownIn(page).getByRole('heading').first();
  await expect(body).toBeVisible();
  const before = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('button', { name: 'Foundry' }).click();
  await expect(page.locator('[data-look-state]')).toHaveText('Foundry fills in everything below.');
  await expect(page.getByRole('button', { name: 'Foundry' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(heading).toHaveCSS('font-weight', '650');
  await page.getByRole('combobox', { name: 'Weight of headings' }).selectOption('Light');
  await expect(heading).toHaveCSS('font-weight', '300');
  await page.getByRole('combobox', { name: 'Weight of headings' }).press('ControlOrMeta+z');
  await expect(heading).toHaveCSS('font-weight', '650');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(body).toHaveCSS('background-color', before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill('#eeeeee');
  await expect(page.locator('[data-look-low]')).toHaveText(
    'Colours too faint to read: 2 in light.',
  );
  // Whatever is said, what one is about to press stays where it is.
  expect(await layoutShifts(page)).toEqual([]);
});

test('[2.24c] a look is chosen, changed, published and taken back by keys alone', async ({
  page,
}) => {
  test.slow();
  await openLook(page);
  const heading = shownIn(page).getByRole('heading').first();
  await expect(heading).toBeVisible();
  const state = page.locator('[data-look-state]');
  await tabTo(page, /^Harbour/, 'button');
  await page.keyboard.press('Enter');
  await expect(state).toContainText('Harbour fills in everything below.');
  await tabTo(page, /^Text on accent$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('#ffff');
  await page.keyboard.press('Tab');
  await expect(page.locator('#light-accent-text-contrast')).toHaveText(/is not a colour/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('fff');
  // Enter sends what is chosen, as a draft.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Draft saved.');
  await tabTo(page, 'Publish', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Published.');
  await tabTo(page, 'Undo', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('the look from before again');
});

test('[2.24c] pages are looked at in light and in dark, and their links lead on in the same look', async ({
  page,
}) => {
  await openLook(page, '/config/look?at=/visit');
  const body = shownIn(page).locator('body');
  await page.getByLabel('Show it in').selectOption('Dark');
  const ground = page.getByRole('textbox', { name: 'Page', exact: true });
  await ground.last().fill('#001122');
  await expect(body).toHaveCSS('background-color', 'rgb(0, 17, 34)');
  await ground.first().fill('#eeffee');
  await expect(body).toHaveCSS('background-color', 'rgb(238, 255, 238)');
  await shownIn(page).getByRole('link', { name: 'Netloft' }).first().click();
  await expect(page).toHaveURL(/\/config\/look\?$/);
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/');
  await expect(body).toHaveCSS('background-color', 'rgb(238, 255, 238)');
});

test('[2.24c] what is no colour is kept and marked, by the screen and by the server', async ({
  page,
  troubles,
}) => {
  await openLook(page);
  await expect(shownIn(page).locator('body')).toBeVisible();
  const ground = page.getByRole('textbox', { name: 'Page', exact: true }).first();
  await ground.fill('mauve');
  await ground.blur();
  await expect(ground).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#light-ground-contrast')).toHaveText(
    '“mauve” is not a colour. Enter one such as #26685a.',
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('alert')).toHaveText('Nothing was saved. Mend what is marked below.');
  await expect(ground).toBeFocused();
  await expect(ground).toHaveValue('mauve');
  await ground.fill('FED');
  await ground.blur();
  await expect(ground).toHaveValue('#ffeedd');
  await expect(ground).not.toHaveAttribute('aria-invalid');
  troubles.console = troubles.console.filter((text) => !text.includes('status of 400'));
});

test('[2.24c] a page with another look and other fonts shifts nothing', async ({
  page,
  browser,
}) => {
  test.slow();
  await openLook(page);
  await expect(shownIn(page).locator('body')).toBeVisible();
  await page.getByRole('button', { name: 'Almanac' }).click();
  await publish(page);
  await expect(page.getByRole('status').first()).toContainText('Published.');
  const visiting = await browser.newContext();
  const visitor = await visiting.newPage();
  await watchLayoutShifts(visitor);
  await visitor.goto(`${demo.address}/about`);
  await expect(visitor.locator('html[data-site-ready=true]')).toBeAttached();
  expect(await layoutShifts(visitor)).toEqual([]);
  await expect(visitor.locator('link[rel=preload][as=font]')).toHaveCount(1);
  await expectAccessible(visitor);
  // The theme has fonts of its own for Arabic.
  await visitor.goto(`${demo.address}/ar`);
  await expect(visitor.locator('h1')).toHaveCSS('font-family', /^"Noto Naskh Arabic"/);
  await expect(visitor.locator('body')).toHaveCSS('font-family', /^"Noto Sans Arabic"/);
  await expect(visitor.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 238)');
  expect(await visitor.locator('link[rel=preload][as=font]').count()).toBe(0);
  await visiting.close();
});

test('[2.24c] [8.18r] an own font is added beside what is chosen; where the list of fonts does not come, it is asked for again', async ({
  page,
  troubles,
}) => {
  await openLook(page);
  const heading = shownIn(page).getByRole('heading').first();
  await expect(heading).toBeVisible();
  await page.getByRole('combobox', { name: 'Corners' }).selectOption('Round');
  const { file, text } = {
    file: page.getByLabel('Add a font'),
    text: page.locator('[data-look-font-state]'),
  };
  const add = page.getByRole('button', { name: 'Add font' });
  await file.setInputFiles({
    name: 'Letters.woff2',
    mimeType: 'font/woff2',
    buffer: Buffer.from('no font'),
  });
  await add.click();
  await expect(text).toHaveText('The file Letters.woff2 does not appear to be a supported file.');

  const font = await fetch(`${demo.address}/_frontage/fonts/fraunces-latin-wght-normal.woff2`);
  const letThrough = await intercept(page, '**/config/look/fonts', async (route) => {
    if (route.request().method() === 'GET') await route.abort();
    else await route.continue();
  });
  await file.setInputFiles({
    name: 'Letters.woff2',
    mimeType: 'font/woff2',
    buffer: Buffer.from(await font.arrayBuffer()),
  });
  await add.click();
  await expect(text).toContainText('Unable to load fonts');
  letThrough();
  // By keys alone: what is pressed goes, and the focus stays in the form.
  await add.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(text).toHaveText('The font was added. Choose it under Type.');
  await expect(add).toBeFocused();
  await expectAccessible(page, { within: '.look-panel' });
  await page.getByRole('combobox', { name: 'Font of headings' }).selectOption('Letters');
  await expect(heading).toHaveCSS('font-family', /^"Own [0-9a-f]{24}"/);
  await expect(page.getByRole('combobox', { name: 'Corners' })).toHaveValue('round');
  const isLoaded = () =>
    heading.evaluate((element) =>
      [...element.ownerDocument.fonts].some(
        ({ family, status }) => /Own /.test(family) && status === 'loaded',
      ),
    );
  await expect.poll(isLoaded).toBe(true);
  await publish(page);
  await expect(page.getByRole('status').first()).toContainText('Published.');
  await page.goto(`${demo.address}/about?noredirect`);
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Own [0-9a-f]{24}"/);
  troubles.console = troubles.console.filter((line) => !/400|ERR_FAILED/.test(line));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.24c] a look is chosen, tried in the frame, published, and restored', async ({
    page,
  }) => {
    test.slow();
    await openLook(page);
    await page.getByRole('combobox', { name: 'Corners' }).selectOption('Round');
    await page.getByRole('textbox', { name: 'Page', exact: true }).first().fill('#f0f0ff');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('status').first()).toContainText('Draft saved.');
    await expect(shownIn(page).locator('body')).toHaveCSS('background-color', 'rgb(240, 240, 255)');
    await publish(page);
    await page.getByRole('link', { name: 'Versions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of the look');
    await page.getByRole('button', { name: 'Restore version 1', exact: true }).click();
    await expect(page.getByRole('status').first()).toContainText('the newest draft again');
    await expect(page.getByRole('textbox', { name: 'Page', exact: true }).first()).not.toHaveValue(
      '#f0f0ff',
    );
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('[2.24c] everything is there, and nothing goes beyond the window', async ({ page }) => {
    await openLook(page);
    await expect(shownIn(page).locator('body')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    await page.goto(`${demo.address}/config/look/versions`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
});
