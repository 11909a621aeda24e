import type { Browser, Page } from '@playwright/test';
import { signInAt, tabTo } from './support/area-visit';
import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { startConfiguredDemo, type ConfiguredDemo } from './support/configured-demo';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { expect, test } from './support/visitor';

// One after the other: they change what every page of one site has.
test.describe.configure({ mode: 'default' });
let demo: ConfiguredDemo;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startConfiguredDemo();
});
test.afterAll(() => demo?.close());

/** Opens settings as somebody who may change them. */
const openSettings = (page: Page, subject: string) =>
  signInAt(page, `/config/settings/${subject}`, demo);

const saved = (page: Page) => expect(page.getByRole('status').first()).toContainText('Saved.');

test('[6.03] an announcement bar is tried, shown to visitors by keys alone, and stays closed for those who close it', async ({
  page,
  browser,
}) => {
  test.slow();
  await openSettings(page, 'announcement-bar');
  const words = page.getByLabel('Words of the announcement bar');
  await words.fill('The kiln is open on Sunday: [come and look](/visit), or **stay** for tea.');
  await page.getByRole('button', { name: 'Show it below' }).click();
  const tried = page.frameLocator('.part-view iframe').getByRole('complementary');
  await expect(tried).toContainText('come and look');
  await expectAccessiblePage(page, 'Announcement bar');
  await tabTo(page, 'Visitors see the bar');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await saved(page);

  for (const [name, viewport, colorScheme] of [
    ['desk', { width: 1440, height: 900 }, 'light'],
    ['phone', { width: 390, height: 844 }, 'dark'],
  ] as const) {
    const visiting = await browser.newContext({ viewport, colorScheme });
    const visitor = await visiting.newPage();
    await watchLayoutShifts(visitor);
    await visitor.goto(demo.address);
    const bar = visitor.getByRole('complementary', { name: 'Announcement' });
    await expect(bar).toBeVisible();
    await expect(visitor.locator('html[data-site-ready=true]')).toBeAttached();
    await expectAccessible(visitor);
    if (name === 'phone') await menuHangsBelowHeader(visitor);
    await bar.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(bar).toBeHidden();
    await expect(visitor.locator('#content')).toBeFocused();
    await visitor.goto(`${demo.address}/about`);
    await expect(visitor.locator('html[data-site-ready=true]')).toBeAttached();
    await expect(bar).toBeHidden();
    expect(await layoutShifts(visitor)).toEqual([]);
    await visiting.close();
  }
});

/** Opens the menu of a phone where the bar stands above the header. */
async function menuHangsBelowHeader(visitor: Page): Promise<void> {
  const menu = visitor.getByRole('button', { name: 'Menu' });
  const edges = () =>
    visitor.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return { header: box('.fr-header')?.bottom, menu: box('.fr-header__nav')?.top };
    });
  await menu.click();
  const open = await edges();
  expect(Math.abs((open.menu ?? 0) - (open.header ?? 0))).toBeLessThan(2);
  await menu.click();
}

test('[9.12b] [1.04h] an info bar and a badge are tried, and then at the bottom of phones, without a shift, by keys and without scripts', async ({
  page,
  browser,
}) => {
  test.slow();
  await openSettings(page, 'info-bar');
  await page.getByLabel('Show call').check();
  await page.getByLabel('Telephone number').fill('+44 20 7946 0000');
  await page.getByLabel('Show opening hours').check();
  await page.getByLabel('Opening hours', { exact: true }).fill('Tuesday to Sunday, 10 to 18');
  await page.getByRole('button', { name: 'Show it below' }).click();
  const tried = page.frameLocator('.part-view iframe').getByRole('complementary');
  await expect(tried.getByRole('link', { name: 'Call' })).toBeVisible();
  await expectAccessiblePage(page, 'Info bar');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await openSettings(page, 'badge');
  await page.getByLabel('Visitors see the badge').check();
  await page.getByLabel('Where it leads').fill('/about');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);

  for (const javaScriptEnabled of [true, false]) {
    const visiting = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled,
    });
    const visitor = await visiting.newPage();
    if (javaScriptEnabled) await watchLayoutShifts(visitor);
    await visitor.goto(`${demo.address}/about`);
    const bar = visitor.getByRole('complementary', { name: 'Contact' });
    await expect(bar.getByRole('link', { name: 'Call' })).toBeVisible();
    if (javaScriptEnabled) {
      await expect(visitor.locator('html[data-site-ready=true]')).toBeAttached();
      await expectAccessible(visitor);
      await hidesNothingOfTheFooter(visitor);
      expect(await layoutShifts(visitor)).toEqual([]);
    }
    await bar.getByRole('button', { name: 'Hours' }).press('Enter');
    const hours = visitor.getByRole('dialog', { name: 'Opening hours' });
    await expect(hours).toContainText('10 to 18');
    await visitor.keyboard.press('Escape');
    await expect(hours).toBeHidden();
    await visitor.setViewportSize({ width: 1025, height: 800 });
    await expect(bar).toBeHidden();
    await expect(visitor.getByRole('link', { name: 'Made with Frontage' })).toBeVisible();
    await visiting.close();
  }
});

/** Goes to the end of a page with a bar and a badge at the bottom. */
async function hidesNothingOfTheFooter(visitor: Page): Promise<void> {
  const [footer, badge] = await visitor.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return ['.fr-footer', '.fr-badge a'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
  });
  expect(footer?.bottom).toBeLessThanOrEqual(badge?.top ?? 0);
}

test('[3.23a] [9.12c] a pop-up with a newsletter is tried by keys, comes to visitors once, and not to those who signed up', async ({
  page,
  browser,
}) => {
  test.slow();
  await openSettings(page, 'pop-up');
  await tabTo(page, 'Heading of the pop-up');
  await page.keyboard.type('Letters from the loft');
  await tabTo(page, 'Text of the pop-up');
  await page.keyboard.type('Twice a year, when the kiln has cooled.');
  await page.getByLabel('Picture').selectOption({ index: 3 });
  await page.getByLabel('Newsletter form').selectOption({ index: 1 });
  await tabTo(page, 'Show it below', 'button');
  await page.keyboard.press('Enter');
  const tried = page.frameLocator('.part-view iframe').getByRole('dialog');
  await expect(tried).toContainText('when the kiln has cooled');
  await expectAccessible(page, { withFrames: true });
  await page.locator('.part-view').scrollIntoViewIfNeeded();
  await page.getByLabel('Seconds until it comes').fill('0');
  await page.getByLabel('Visitors see the pop-up').check();
  await page.getByLabel('Not to those who have sent its form').check();
  await page.getByLabel('Once closed, it comes again').selectOption('On the next visit');
  await tabTo(page, 'Save', 'button');
  await page.keyboard.press('Enter');
  await saved(page);

  const visiting = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visitor = await visiting.newPage();
  const chunks: string[] = [];
  visitor.on('request', (request) => chunks.push(request.url()));
  await watchLayoutShifts(visitor);
  await visitor.goto(`${demo.address}/about`);
  const dialog = visitor.getByRole('dialog', { name: 'Letters from the loft' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(visitor);
  expect(await layoutShifts(visitor)).toEqual([]);
  expect(chunks.filter((url) => url.includes('popup.mount'))).toHaveLength(1);
  await visitor.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await visitor.reload();
  await expect(visitor.locator('html[data-site-ready=true]')).toBeAttached();
  await expect(visitor.locator('[data-block=popup][data-block-state=ready]')).toBeAttached();
  await expect(dialog).toBeHidden();

  const next = await visiting.newPage();
  await next.setViewportSize({ width: 390, height: 844 });
  await next.emulateMedia({ colorScheme: 'dark' });
  await next.goto(demo.address);
  const again = next.getByRole('dialog', { name: 'Letters from the loft' });
  await expect(again).toBeVisible();
  await again.getByLabel(/email/i).fill('ada@example.com');
  await again.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(again.locator('[data-form-success]')).toBeVisible();
  const stored = await next.evaluate(() => localStorage.getItem('frontage:popup'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ submitted: true });
  const last = await visiting.newPage();
  await last.goto(demo.address);
  await expect(last.locator('[data-block=popup][data-block-state=ready]')).toBeAttached();
  await expect(last.getByRole('dialog')).toBeHidden();
  await visiting.close();

  // It would cover the pages of the next test.
  await page.goto(`${demo.address}/config/settings/pop-up`);
  await page.getByLabel('Visitors see the pop-up').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
});

test('[3.50] links of the header are dragged, moved by keys, linked and undone, and what two change is not lost', async ({
  page,
  context,
  browser,
  troubles,
}) => {
  test.slow();
  await openSettings(page, 'header-footer');
  const grip = (text: string) => page.getByRole('button', { name: `Move ${text}`, exact: true });
  const status = page.locator('[data-outline=links] [role=status]');
  await expect(grip('Pots')).toBeVisible();
  await expectAccessiblePage(page, 'Header and footer');

  const target = await grip('Loft').boundingBox();
  await grip('Pots').hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 8, (target?.y ?? 0) + (target?.height ?? 0) - 2, {
    steps: 5,
  });
  await expect(page.locator('[data-drop=after]')).toBeVisible();
  await page.mouse.up();
  await expect(status).toHaveText('Pots is now 3 of 7.');
  await expect(grip('Pots')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(status).toHaveText('Pots is now 2 of 7.');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(status).toHaveText('Undone. Nothing is saved yet.');

  await page.getByRole('button', { name: 'Add a link' }).press('Enter');
  await page.keyboard.type('Bowls');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, { within: 'dialog[open]' });
  await dialog.getByRole('searchbox').fill('Visit');
  await dialog.getByRole('button', { name: /Visit/ }).first().click();
  await expect(status).toHaveText('Bowls leads to /visit now.');

  const other = await context.newPage();
  await watchLayoutShifts(other);
  await other.route('**/outline-*.js', async (route) => {
    // The page was painted without its rows.
    await other.evaluate(() => new Promise((end) => requestAnimationFrame(() => setTimeout(end))));
    await route.continue();
  });
  await other.goto(`${demo.address}/config/settings/header-footer`);
  await expect(other.getByRole('button', { name: 'Move Shop', exact: true })).toBeVisible();
  expect(await layoutShifts(other)).toEqual([]);
  await other.getByRole('button', { name: 'Move Shop', exact: true }).press('ArrowUp');
  await other.getByRole('button', { name: 'Save' }).click();
  await saved(other);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was saved.');
  await expect(page.getByText(/It is now: “Shop/)).toBeVisible();
  // What was entered is still there.
  await expect(grip('Bowls')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await other.goto(demo.address);
  const order = await other.locator('.fr-header__nav a').allTextContents();
  expect(order.join(' ')).toBe('Shop Loft Pots Pictures Visit Notes Contact Bowls');
  await folderIsSeen(page, browser);
  // What was refused first.
  troubles.console = troubles.console.filter((text) => !text.includes('status of 409'));
});

/** Puts a link into a folder by keys, and visits it: wide, as a phone, and without scripts. */
async function folderIsSeen(page: Page, browser: Browser): Promise<void> {
  await page.goto(`${demo.address}/config/settings/header-footer`);
  await page.getByRole('button', { name: 'Move Visit', exact: true }).press('ArrowRight');
  await expect(page.locator('[data-outline=links] [role=status]')).toHaveText(
    'Visit is now 1 of 1 in Pictures.',
  );
  await page.getByRole('button', { name: 'Move Notes', exact: true }).press('ArrowRight');
  await expectAccessiblePage(page, 'Header and footer');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  for (const [width, colorScheme, javaScriptEnabled] of [
    [1440, 'light', true],
    [768, 'dark', true],
    [390, 'light', false],
  ] as const) {
    const viewport = { width, height: 844 };
    const visiting = await browser.newContext({ viewport, colorScheme, javaScriptEnabled });
    const visitor = await visiting.newPage();
    if (javaScriptEnabled) await watchLayoutShifts(visitor);
    await visitor.goto(`${demo.address}/notes`);
    if (width < 720) await visitor.getByRole('button', { name: 'Menu' }).press('Enter');
    const link = visitor.getByRole('link', { name: 'Visit', exact: true });
    const more = visitor.getByLabel('More in Pictures');
    await expect(link).toBeHidden();
    await more.press('Enter');
    await expect(link).toBeVisible();
    if (javaScriptEnabled) {
      await expect(visitor.locator('nav[data-block-state=ready]')).toBeAttached();
      await expectAccessible(visitor);
      expect(await layoutShifts(visitor)).toEqual([]);
      await more.press('ArrowDown');
      await expect(link).toBeFocused();
      await link.press('Escape');
      await expect(link).toBeHidden();
      await expect(more).toBeFocused();
      await more.press('Enter');
    }
    await link.click();
    await expect(visitor).toHaveURL(/\/visit$/);
    await visiting.close();
  }
}
