import type { Locator, Page, Route } from '@playwright/test';
import { headerFooter } from '../src/content/header-footer';
import { startConfiguredDemo, type ConfiguredDemo } from './support/configured-demo';
import { holdScripts } from './support/hold-scripts';
import { countSubmissions } from './support/read-store';
import { errorAnswers, expect, open, ready, startAll, test } from './support/visitor';

/** The parts of the runtime's global that are used here. */
interface Global {
  Frontage: {
    boot(): Promise<void>;
    destroy(): Promise<void>;
    whenReady(element: Element): Promise<void>;
  };
}

const isLoaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;

const blocks = (page: Page) => page.locator('[data-block-state]');

test('destroy leaves the page as it came, and boot makes it work again', async ({ page }) => {
  await open(page, '/visit');
  const markup = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-block-state]')].map((block) =>
        block.outerHTML.replace(
          / src="[^"]*"| name="[^"]*"| data-image-\w+="[^"]*"| data-cart-count="\d+"| data-block-state="\w+"/g,
          '',
        ),
      ),
    );
  const before = await markup();
  await startAll(page);
  await page.evaluate(() => (window as unknown as Global).Frontage.destroy());
  expect(await markup()).toEqual(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-site-ready');

  await page.evaluate(() => (window as unknown as Global).Frontage.boot());
  await ready(page, '[data-block=accordion]');
  await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
});

test('200 rounds of boot and destroy leave no listener and no node behind', async ({ page }) => {
  await open(page, '/contact');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string): number =>
      metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
  };
  const rounds = (times: number) =>
    page.evaluate(async (n) => {
      const { Frontage } = window as unknown as Global;
      for (let round = 0; round < n; round += 1) {
        await Frontage.boot();
        for (const block of document.querySelectorAll('[data-block=form]'))
          await Frontage.whenReady(block);
        await Frontage.destroy();
      }
    }, times);
  await rounds(5);
  const before = await count();
  await rounds(200);
  const after = await count();
  expect(after.listeners).toBe(before.listeners);
  // One that is being removed may be gone meanwhile; a round that leaks one would leave 200.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
});

test('[4.04f] a second run of the script warns and does nothing', async ({ page, troubles }) => {
  await open(page, '/');
  const code = await page.evaluate(
    () => document.querySelector('head > script')?.textContent ?? '',
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: code });
  expect(troubles.console).toEqual([expect.stringContaining('Already running')]);
  troubles.console.length = 0;
});

/** Chunks by the block that needs them, with the visitor's action and its expected result. */
const journeys: {
  block: string;
  path: string;
  act(page: Page): Promise<void>;
  see(page: Page): Promise<void>;
}[] = [
  {
    block: 'form',
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Your name').fill('Slow Chunk');
      await page.getByLabel('Email').fill('slow@example.org');
      await page.getByLabel('What is it about?').fill('Patience.');
      await page.getByRole('button', { name: 'Send it' }).click({ noWaitAfter: true });
    },
    see: (page) => expect(page.getByText('It has arrived.')).toBeVisible(),
  },
  {
    block: 'accordion',
    path: '/visit',
    act: (page) => page.locator('[data-block=accordion] summary').nth(1).click(),
    see: (page) =>
      expect(page.locator('[data-block=accordion] details').nth(1)).toHaveAttribute('open', ''),
  },
  {
    block: 'search-preview',
    path: '/search?q=',
    act: async (page) => {
      await page.getByRole('searchbox').first().fill('kiln');
      await page.keyboard.press('Enter');
    },
    see: (page) => expect(page.locator('.fr-search-preview__results a').first()).toBeVisible(),
  },
  {
    block: 'image',
    path: '/about',
    act: (page) => page.locator('[data-block=image] img[data-src]').last().scrollIntoViewIfNeeded(),
    see: (page) =>
      expect
        .poll(() =>
          page
            .locator('[data-block=image] img[data-src]')
            .last()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0),
  },
  {
    block: 'gallery',
    // One whose script looks after its rows: a grid waits for a touch.
    path: '/galleries/autorows',
    act: (page) =>
      page.locator('[data-block=gallery] [data-slide]').last().scrollIntoViewIfNeeded(),
    see: (page) =>
      expect
        .poll(() =>
          page
            .locator('[data-block=gallery] [data-slide] > figure img')
            .last()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0),
  },
];

for (const { block, path, act, see } of journeys) {
  test.describe(`the ${block} chunk`, () => {
    test('[2.21a] comes five seconds late: what was done meanwhile is done', async ({ page }) => {
      await page.route(`**/_frontage/${block}.mount-*`, async (route) => {
        await fiveSeconds();
        await route.continue();
      });
      await open(page, path);
      await act(page);
      await see(page);
    });

    test.describe('fails', () => {
      test.use({ expectedTroubles: /^Failed to load resource|CHUNK_LOAD_FAILED/ });

      test('twice: the browser does what it can by itself', async ({ page }) => {
        const requested: string[] = [];
        await page.route(`**/_frontage/${block}.mount-*`, (route: Route) => {
          requested.push(route.request().url());
          return route.abort();
        });
        await open(page, path);
        await act(page);
        await see(page);
        // Asked for once more, at another address; the search field leaves the page before that.
        // An accordion opens by itself, perhaps before its chunk is asked for again.
        if (block !== 'search-preview')
          await expect
            .poll(() => requested.filter((url) => url.endsWith('?again')))
            .not.toEqual([]);
      });
    });
  });
}

test('[3.25g] pictures of the first two sections come while no script does, the others wait for theirs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/work');
  const [seen, waiting] = [1, 2].map((section) =>
    page.locator('main > section').nth(section).locator('img:not(noscript img)').first(),
  ) as [Locator, Locator];
  await expect.poll(() => seen.evaluate(isLoaded)).toBe(true);
  await waiting.scrollIntoViewIfNeeded();
  expect(await waiting.evaluate(isLoaded)).toBe(false);
  release();
  await expect.poll(() => waiting.evaluate(isLoaded)).toBe(true);
});

test.describe('the runtime itself fails', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('the form is posted by the browser and pictures are shown', async ({ page }) => {
    await page.route('**/_frontage/entry-*', (route) => route.abort());
    await page.goto('/work');
    await expect(page.locator('[data-block=gallery]').first()).toHaveAttribute(
      'data-block-state',
      'failed',
    );
    expect(await page.locator('img[data-src]:not([src])').count()).toBe(0);
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('No Runtime');
    await page.getByLabel('Email').fill('none@example.org');
    await page.getByLabel('What is it about?').fill('Still here.');
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('It has arrived.')).toBeVisible();
    expect(await countSubmissions('No Runtime')).toBe(1);
  });
});

test.describe('a page without behaviour', () => {
  let demo: ConfiguredDemo;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    // The cart in the header is one.
    const quiet = { ...headerFooter, header: { ...headerFooter.header, cart: false } };
    demo = await startConfiguredDemo({
      settings: { headerFooter: quiet },
      theme: '',
      page: { slug: 'quiet', nodes: [{ kind: 'heading', level: 1, words: ['Quiet'] }] },
    });
  });
  test.afterAll(() => demo?.close());

  test('asks for no script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.js')) scripts.push(request.url());
    });
    await open(page, `${demo.address}/quiet`);
    await expect(page.getByRole('heading', { name: 'Quiet' })).toBeVisible();
    expect(await blocks(page).count()).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });
});

/** The delay is the network's, not the test's: the test waits for what it expects to see. */
function fiveSeconds(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5_000));
}

test('[2.21b] the code of a cart page, a share button and a search preview comes when each wants to start', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, kind] = /\/(cart|share|search-preview)\.mount-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (kind !== undefined) asked.push(kind);
  });
  for (const path of ['/odds-and-ends', '/search?q=kiln']) await open(page, path);
  expect(asked).toEqual([]);
  await page.locator('[data-block=search-preview] input').first().focus();
  await expect.poll(() => asked).toEqual(['search-preview']);
  await open(page, '/odds-and-ends');
  await page.getByRole('link', { name: 'Share this page' }).click();
  await expect.poll(() => asked).toEqual(['search-preview', 'share']);
  await open(page, '/cart');
  await expect.poll(() => asked).toEqual(['search-preview', 'share', 'cart']);
});

test('[2.21b] a page on which nothing acts loads no script before a touch, and then its block’s with the runtime', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/([\w.-]+?)-[\w-]{6,7}\.js$/.exec(request.url()) ?? [];
    if (file !== undefined) asked.push(file);
  });
  // The runtime never comes: what is asked for is not asked by it.
  await page.route('**/_frontage/entry-*', () => {});
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByLabel('Your name').focus();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['entry', 'form.mount']));
});

test.describe('a browser that lacks something', () => {
  const asked = (page: Page): string[] => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    return files;
  };

  test('[2.21d] loads what stands in for it, and its pictures still come when they are near', async ({
    page,
  }) => {
    const files = asked(page);
    await open(page, '/work');
    expect(files.filter((path) => path.includes('stand-ins'))).toEqual([]);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await open(page, '/work');
    expect(files.filter((path) => path.includes('stand-ins'))).toHaveLength(1);
    const last = page.locator('main img[data-src]').last();
    expect(await last.evaluate(isLoaded)).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate(isLoaded)).toBe(true);
  });
});
