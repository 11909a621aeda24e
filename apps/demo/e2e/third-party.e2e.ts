import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { startConfiguredDemo, type ConfiguredDemo } from './support/configured-demo';
import { holdScripts } from './support/hold-scripts';
import { expect, open, paths, test } from './support/visitor';

const comments = 'https://netloft-talk.disqus.com';
const sheets = 'https://sheets.fonts.example';
const files = 'https://files.fonts.example';
const standIns = join(
  import.meta.dirname,
  '../../../packages/react-blocks/src/testing/comments-service',
);
const anyOrigin = { 'access-control-allow-origin': '*' };

// One after the other: they share a demo whose owner has configured the services.
test.describe.configure({ mode: 'default' });
let demo: ConfiguredDemo;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const link = (href: string) => ({ kind: 'paragraph', words: [{ text: 'Comments', href }] });
  demo = await startConfiguredDemo({
    settings: {
      context: {
        commentsEnabled: true,
        disqusShortname: 'netloft-talk',
        websiteSettings: { useEscapeKeyToLogin: true },
      },
      fontSheets: [{ address: `${sheets}/css?family=Stand+In`, filesFrom: files }],
    },
    theme: '.fr-text{font-family:"Stand In",serif}',
    page: {
      slug: 'talk',
      nodes: [
        { kind: 'heading', level: 1, words: ['Talk'] },
        link('/talk/3#disqus_thread'),
        link('/talk/1#disqus_thread'),
      ],
    },
  });
});
test.afterAll(() => demo?.close());

/** Mocks the font service. */
async function playFonts(page: Page): Promise<void> {
  const font = Buffer.from(
    await (
      await fetch(`${demo.address}/_frontage/fonts/fraunces-latin-wght-normal.woff2`)
    ).arrayBuffer(),
  );
  const sheet = `@font-face{font-family:"Stand In";src:url(${files}/stand-in.woff2) format("woff2");font-display:swap}`;
  await page.route(`${sheets}/**`, (route) =>
    route.fulfill({ contentType: 'text/css', headers: anyOrigin, body: sheet }),
  );
  await page.route(`${files}/**`, (route) =>
    route.fulfill({ contentType: 'font/woff2', headers: anyOrigin, body: font }),
  );
}

/** Mocks the comments service. */
async function playComments(page: Page): Promise<void> {
  await page.route(`${comments}/**`, (route) =>
    route.fulfill({
      path: join(standIns, new URL(route.request().url()).pathname),
      contentType: 'text/javascript',
    }),
  );
}

/** Collects the page's requests to other sites, from now on. */
function collectRequestsElsewhere(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== '127.0.0.1') requested.push(url.href);
  });
  return requested;
}

const counts = (page: Page) => page.locator('a[href$="#disqus_thread"]');
const fontStates = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family.includes('Stand In'))
      .map(({ status }) => status),
  );
const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

test('[7.27b] where nothing is configured, no page asks anything of anybody else', async ({
  page,
}) => {
  test.slow();
  const requested = collectRequestsElsewhere(page);
  // A missing page is logged in the console.
  for (const path of paths.filter((path) => path !== '/no-such-page')) {
    await page.goto(path);
    expect(
      await page
        .locator('[data-block=comments-count], link[data-font-sheet], link[rel=preconnect]')
        .count(),
    ).toBe(0);
  }
  expect(requested).toEqual([]);
});

test('[7.27b] the sheet of the font service is put to use, and its font is shown', async ({
  page,
}) => {
  await playFonts(page);
  const requested = collectRequestsElsewhere(page);
  await open(page, `${demo.address}/about`);
  await expect.poll(() => fontStates(page)).toEqual(['loaded']);
  await expect(page.locator('link[data-font-sheet]')).toHaveAttribute('media', 'all');
  // Nothing from the comments service: this page has no count.
  expect(requested).toEqual([`${sheets}/css?family=Stand+In`, `${files}/stand-in.woff2`]);
});

test('[7.27b] a font service that never answers holds up neither the paint nor the start of the page', async ({
  page,
}) => {
  await page.route(`${sheets}/**`, () => {});
  await page.goto(`${demo.address}/about`, { waitUntil: 'commit' });
  await expect.poll(() => paints(page)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
  await expect(page.locator('link[data-font-sheet]')).toHaveAttribute('media', 'print');
});

test('[7.27b] the script of the comments service fills the counts, with Trusted Types enforced', async ({
  page,
}) => {
  await playFonts(page);
  await playComments(page);
  const requested = collectRequestsElsewhere(page);
  await open(page, `${demo.address}/talk`);
  await expect(counts(page)).toHaveText(['3 Comments', '1 Comment']);
  expect(
    requested
      .filter((address) => address.startsWith(comments))
      .map((address) => new URL(address).pathname),
  ).toEqual(['/count.js', '/count-data.js']);
});

test('what the comments service says is words, also when it is not', async ({ page }) => {
  await playFonts(page);
  await playComments(page);
  const hostile = '<img src=x onerror="document.title=1">{num}';
  await page.route(`${comments}/count-data.js*`, (route) => {
    const answer = {
      counts: [{ id: `${demo.address}/talk/3`, comments: 3 }],
      text: { comments: { multiple: hostile } },
    };
    return route.fulfill({
      contentType: 'text/javascript',
      body: `DISQUSWIDGETS.displayCount(${JSON.stringify(answer)})`,
    });
  });
  await open(page, `${demo.address}/talk`);
  await expect(counts(page)).toHaveText([hostile.replace('{num}', '3'), 'Comments']);
  await expect(page.locator('main img')).toHaveCount(0);
});

test.describe('trouble', () => {
  test.use({
    expectedTroubles:
      /^Failed to load resource|COMMENTS_COUNT_FAILED|TrustedScriptURL|trusted-types-sink HTMLScriptElement src/,
  });

  test('[7.27b] a comments service that fails leaves the words that stand there, and is reported', async ({
    page,
    troubles,
  }) => {
    await playFonts(page);
    await page.route(`${comments}/**`, (route) => route.abort());
    await open(page, `${demo.address}/talk`);
    await expect
      .poll(() => troubles.console.join())
      .toContain('COMMENTS_COUNT_FAILED comments-count');
    await expect(counts(page)).toHaveText(['Comments', 'Comments']);
    expect(troubles.policy).toEqual([]);
  });

  test('the script of the comments service may load nothing from elsewhere', async ({
    page,
    troubles,
  }) => {
    await playFonts(page);
    const requested = collectRequestsElsewhere(page);
    const body =
      'document.head.append(Object.assign(document.createElement("script"), { src: "https://elsewhere.example/x.js" }))';
    await page.route(`${comments}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await open(page, `${demo.address}/talk`);
    await expect.poll(() => troubles.policy.join()).toContain('require-trusted-types-for');
    expect(requested.filter((address) => address.includes('elsewhere'))).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[7.27b] the font is shown, and the words of a count stand as they are', async ({
    page,
  }) => {
    await playFonts(page);
    const requested = collectRequestsElsewhere(page);
    await page.goto(`${demo.address}/talk`);
    await expect.poll(() => fontStates(page)).toEqual(['loaded']);
    await expect(counts(page)).toHaveText(['Comments', 'Comments']);
    expect(requested.filter((address) => address.startsWith(comments))).toEqual([]);
  });

  test('a font service that never answers does not hold up the paint', async ({ page }) => {
    await page.route(`${sheets}/**`, () => {});
    await page.goto(`${demo.address}/talk`, { waitUntil: 'commit' });
    await expect.poll(() => paints(page)).toBe(1);
    await expect(page.locator('.fr-footer__note')).toBeVisible();
  });
});

test('[2.07b] [6.01b] Escape leads a visitor to the sign-in where the site allows it, and nobody signs up there', async ({
  page,
  baseURL,
}) => {
  await playFonts(page);
  await playComments(page);
  await open(page, `${demo.address}/talk`);
  await page.keyboard.press('Shift+Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/config\/sign-in\?next=%2Fconfig%3FframeUrl%3D%252Ftalk$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('link', { name: /account|sign up|join/i })).toHaveCount(0);
  // The other site does not.
  await open(page, `${baseURL}/about`);
  await page.keyboard.press('Escape');
  await page.getByRole('link').first().focus();
  await expect(page).toHaveURL(`${baseURL}/about`);
});

test('[2.07b] Escape is not lost while its chunk is slow', async ({ page }) => {
  await playFonts(page);
  await playComments(page);
  const release = await holdScripts(page, 'mount-owner-keys');
  // Keys are listened to from when it is asked for, a moment after the page is ready.
  const asked = page.waitForRequest('**/mount-owner-keys*');
  await open(page, `${demo.address}/talk`);
  await asked;
  await page.keyboard.press('Escape');
  expect(page.url()).toBe(`${demo.address}/talk`);
  release();
  await expect(page).toHaveURL(/\/config\/sign-in\?next=/);
});
