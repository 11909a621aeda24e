import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startConfiguredDemo, type ConfiguredDemo } from './support/configured-demo';
import { expectAccessible } from './support/accessibility';
import { quoted } from './support/change-store';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { recordPrivacy } from './support/privacy-record';
import { expect, test } from './support/visitor';

// One after the other: they share a demo, whose owner changes what it asks for.
test.describe.configure({ mode: 'default' });
let demo: ConfiguredDemo;

const asked = { isCookieBannerEnabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };
const services = { commentsEnabled: true, disqusShortname: 'netloft-talk' };
const sheet = 'https://sheets.fonts.example';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startConfiguredDemo({
    settings: {
      context: { ...services, cookieSettings: asked },
      fontSheets: [{ address: `${sheet}/css?family=Stand+In`, filesFrom: 'https://f.example' }],
    },
    theme: '',
    page: {
      slug: 'talk',
      nodes: [{ kind: 'paragraph', words: [{ text: 'Comments', href: '/talk/3#disqus_thread' }] }],
    },
  });
  await addOtherKinds();
});
test.afterAll(() => demo?.close());

/** Changes what the site asks for. */
function configure(cookieSettings: object): void {
  const [row] = demo.query('select settings from site');
  const settings = JSON.parse(String(row?.['settings'])) as { context: object };
  const context = { ...settings.context, cookieSettings };
  demo.query(
    `update site set settings = ${quoted(JSON.stringify({ ...settings, context }))}, revision = revision + 1`,
  );
}

/** A visitor of whom nothing is known. */
async function arrive(browser: Browser, headers: Record<string, string> = {}) {
  const context = await browser.newContext({ extraHTTPHeaders: headers });
  // No request may leave this machine, whatever is being shown.
  await context.route(
    ({ origin }) => origin !== demo.address,
    (route) => route.fulfill({ status: 204, body: '' }),
  );
  const record = await recordPrivacy(context, demo.address);
  return { context, record, page: await context.newPage() };
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Cookies' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(demo.address + path);
  await expect(page.locator('html[data-site-ready=true]')).toBeAttached();
}

/** Pages that visitors go to, without the slash. */
const ownPages = ['', 'work', 'films', 'shop', 'notes', 'evenings', 'odds-and-ends', 'visit']
  .concat(['evenings/songs-last-spring', 'shop/breakfast-bowl', 'cart', 'forms', 'talk', 'search'])
  .concat(['ar']);

/** Adds to the page of comments a block of each kind that those pages do not show. */
async function addOtherKinds(): Promise<void> {
  const documents = demo.query(
    `select document from page join page_version on page_version.id = published_version_id
     where slug in (${ownPages.map(quoted).join(', ')})`,
  );
  expect(documents.length).toBe(ownPages.length);
  const stored = documents.map(({ document }) => String(document)).join();
  const shown = new Set([...stored.matchAll(/"type":"([a-z-]+)"/g)].map(([, kind]) => kind));
  const catalogue = await readPage('/catalogue');
  const kinds = [...catalogue.matchAll(/\?block=([a-z-]+)"/g)].map(([, kind = '']) => kind);
  const others = kinds.filter((kind) => !shown.has(kind));
  expect(others.length).toBeGreaterThan(5);
  const blocks = await Promise.all(
    others.map(async (kind, index) => ({
      ...(await readExample(kind)),
      id: String(index).padStart(24, 'd'),
    })),
  );
  const added = JSON.stringify({ id: 'kinds', width: 'wide', tone: 'plain', blocks });
  demo.query(
    `update page_version set document = json_insert(document, '$.sections[#]', json(${quoted(added)}))
     where id = 'version-talk'`,
  );
  demo.query('update site set revision = revision + 1');
}

async function readPage(path: string): Promise<string> {
  return (await fetch(demo.address + path)).text();
}

const entities: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };

/** What the catalogue shows of a kind, as it is stored. */
async function readExample(kind: string): Promise<object> {
  const page = await readPage(`/catalogue?block=${kind}`);
  const [, source = ''] = /<pre dir="ltr"><code>(.*?)<\/code>/s.exec(page) ?? [];
  const text = source
    .replaceAll(/&(quot|lt|gt|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll('&#x27;', "'");
  return JSON.parse(text) as object; // an object, as every block is
}

/** A visit of all kinds of block: looked at to the end, pressed, filled in, sent, left. */
async function visitEverything(page: Page): Promise<void> {
  const paths = ownPages.map((path) => `/${path}${path === 'search' ? '?q=bowl' : ''}`);
  for (const path of paths) {
    await open(page, path);
    await page.evaluate(async () => {
      for (const block of document.querySelectorAll('[data-block]')) {
        block.scrollIntoView();
        await new Promise(requestAnimationFrame);
      }
    });
    await page.mouse.wheel(0, 400);
    for (const part of await page
      .locator(path === '/talk' ? '#section-kinds .fr-cell' : 'main')
      .all()) {
      const summary = part.locator('details summary, [aria-expanded=false]').first();
      if (await summary.isVisible()) await summary.click();
    }
  }
  await open(page, '/work');
  await page.locator('main a[data-lightbox], main [data-block=gallery] a').first().press('Enter');
  await page.keyboard.press('Escape');
  await open(page, '/contact');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('What is it about?').fill('A blue bowl.');
  await page.getByLabel('What is it about?').press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It has arrived.')).toBeVisible();
  await page.goto('about:blank');
}

async function withSignal(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
}

test('[1.01d] [1.04g] [3.19] [9.01a] nothing beyond the necessary before an answer, after a refusal, and after consent was withdrawn', async ({
  browser,
}) => {
  test.slow();
  const { page, record } = await arrive(browser);
  await visitEverything(page);
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  expect(await record.beyondNecessary(), 'undecided').toEqual([]);

  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toHaveCount(0);
  await visitEverything(page);
  expect(await record.beyondNecessary(), 'refused').toEqual([]);

  const other = await arrive(browser);
  await open(other.page, '/talk');
  await banner(other.page).getByRole('button', { name: 'Accept' }).click();
  // What was accepted comes, so the record does see it.
  await expect
    .poll(() => other.record.beyondNecessary())
    .toEqual(
      expect.arrayContaining([
        `request ${sheet}`,
        'request https://netloft-talk.disqus.com',
        'cookie ss_cvr',
      ]),
    );
  const cookies = await other.context.cookies();
  const choice = cookies.find(({ name }) => name === 'ss_cookieAllowed');
  expect(choice?.value).toBe('true');
  const days = ((choice?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.abs(days - 30)).toBeLessThan(0.1);
  await other.page.getByRole('link', { name: 'Cookie settings' }).click();
  await other.page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(other.page.getByText('Your choice is saved.')).toBeVisible();
  const left = (await other.context.cookies()).map(({ name }) => name).sort();
  expect(
    left.filter((name) => !/^(crumb|SESSION|ss_consent|ss_cookieAllowed)$/.test(name)),
  ).toEqual([]);
  const after = await browser.newContext({ storageState: await other.context.storageState() });
  const withdrawn = await recordPrivacy(after, demo.address);
  await visitEverything(await after.newPage());
  expect(await withdrawn.beyondNecessary(), 'withdrawn').toEqual([]);
});

test('[1.04g] the banner is answered by keys alone, without a script, and on an Arabic page; it shifts nothing', async ({
  browser,
}) => {
  test.slow();
  for (const [path, name, decline, viewport, colorScheme] of [
    ['/', 'Cookies', 'Decline', { width: 1440, height: 900 }, 'light'],
    ['/ar', 'ملفات تعريف الارتباط', 'رفض', { width: 320, height: 640 }, 'dark'],
  ] as const) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await watchLayoutShifts(page);
    await open(page, path);
    const shown = page.getByRole('complementary', { name });
    await expect(shown).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const button = shown.getByRole('button', { name: decline });
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shown).toHaveCount(0);
    await expect(page.locator('#content')).toBeFocused();
    await open(page, '/about');
    await expect(page.locator('.fr-cookies')).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
  }

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${demo.address}/shop?sort=price`);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(`${demo.address}/shop?sort=price`);
  await expect(banner(page)).toBeHidden();
  await page.goto(`${demo.address}/about`);
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page.getByText('You accepted on')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(page.getByText('You refused on')).toBeVisible();
});

test('the record sees what a script keeps and sends', async ({ browser }) => {
  const { page, record } = await arrive(browser);
  await open(page, '/about');
  const beacon = page.waitForRequest(/census.batch/);
  await page.evaluate(async () => {
    document.cookie = 'planted=1; path=/';
    localStorage.setItem('planted', '1');
    sessionStorage.setItem('planted', '1');
    localStorage.getItem('read');
    await cookieStore.get('read');
    indexedDB.open('planted');
    await caches.open('planted');
    navigator.sendBeacon('/api/census/batch', 'planted');
  });
  await beacon;
  expect((await record.beyondNecessary()).sort()).toEqual([
    'CacheStorage open planted',
    'CookieStore get read',
    'IDBFactory open planted',
    'Navigator sendBeacon /api/census/batch',
    'cookie planted',
    'localStorage planted',
    'localStorage read',
    'request POST /api/census/batch',
    'sessionStorage planted',
  ]);
});

test('[9.02] nothing beyond the necessary with Global Privacy Control, and under a restrictive policy without a banner', async ({
  browser,
}) => {
  test.slow();
  const silent = await arrive(browser, { 'sec-gpc': '1' });
  await withSignal(silent.context);
  await visitEverything(silent.page);
  await open(silent.page, '/');
  await expect(banner(silent.page)).toHaveCount(0);
  expect(await silent.record.beyondNecessary(), 'signal').toEqual([]);

  configure({ isAnalyticsCookiesDisabled: true });
  const { page, context, record } = await arrive(browser);
  const html = page.locator('html[data-consent=restrictive]');
  await expect(async () => {
    await open(page, '/about');
    await expect(html).toBeAttached({ timeout: 500 });
  }).toPass();
  const url = demo.address;
  await context.addCookies(['SS_MID', 'ss_cvr', 'kept'].map((name) => ({ name, value: '1', url })));
  await open(page, '/about');
  expect((await context.cookies()).map(({ name }) => name)).toContain('kept');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('ss_cvr');
  await context.clearCookies({ name: 'kept' });
  await visitEverything(page);
  // Its fonts and comments come as before: nobody is asked.
  const own = (await record.beyondNecessary()).filter((act) => !act.startsWith('request https'));
  expect(own, 'restrictive').toEqual([]);
});
