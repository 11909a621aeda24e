import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { addBrokenPage } from './support/break-page';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { homeLine } from './support/slow-line';
import { errorAnswers, expect, open, paths, ready, test } from './support/visitor';

const allWidths = [320, 390, 768, 1440];

const isNightly = process.env.FRONTAGE_RUNS === 'nightly';

/** Galleries that take their place as another does: they load over a slow line at night. */
const placedAlike = /^\/galleries\/(?:list|autogrid|autorows)$/;

/**
 * The widths at which a page is loaded over a slow line: all at night, and always those of the home
 * page and of the forms; for others a phone's.
 */
function slowWidths(path: string): readonly number[] {
  if (isNightly || path === '/' || path === '/forms') return allWidths;
  return placedAlike.test(path) ? [] : [390];
}

/** How much of a page is scrolled through, in px; all of it at night. */
const scrolled = isNightly ? Infinity : 6_000;

/** How far the page can be scrolled sideways, in px. */
function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** On paper: no navigation, nothing that only works on a screen, dark words on white. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.locator('.fr-skip')).toBeHidden();
  await expect(page.locator('.fr-header__title')).toBeVisible();
  for (const name of ['form', 'search-preview', 'button']) {
    for (const block of await page.locator(`.fr-${name}`).all()) await expect(block).toBeHidden();
  }
  const grounds = await page.evaluate(() =>
    [...document.querySelectorAll('body, .fr-section')].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  );
  expect(new Set(grounds.filter((color) => color !== 'rgba(0, 0, 0, 0)'))).toEqual(
    new Set(['rgb(255, 255, 255)']),
  );
}

for (const path of paths) {
  test.describe(path, () => {
    test.use({ expectedTroubles: path === '/no-such-page' ? errorAnswers : undefined });
    // The server makes up to two hundred pictures, which takes a busy machine its time.
    if (path === '/galleries/contact-sheet') test.describe.configure({ timeout: 240_000 });

    test('[1.01a] has no accessibility violation, enough contrast in the dark too, fits every width, and paper', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, path);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      // Only this rule checks colours.
      await expectAccessible(page, { rules: ['color-contrast'] });
      for (const width of allWidths) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await sidewaysOf(page)]).toEqual([width, 0]);
      }
      await expectPaper(page);
    });

    test.describe('on a slow network', () => {
      test.use({ line: homeLine });

      for (const width of slowWidths(path)) {
        test(`does not shift, nor scroll sideways, at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await watchLayoutShifts(page);
          await open(page, path);
          await page.evaluate(async (most) => {
            for (let y = 0; y < Math.min(document.documentElement.scrollHeight, most); y += 400) {
              scrollTo(0, y);
              await new Promise(requestAnimationFrame);
              await new Promise(requestAnimationFrame);
            }
            await document.fonts.ready;
          }, scrolled);
          await page.waitForLoadState('networkidle');
          expect({ shifts: await layoutShifts(page), sideways: await sidewaysOf(page) }).toEqual({
            shifts: [],
            sideways: 0,
          });
        });
      }
    });
  });
}

test('the titles of the galleries begin where the name of the site does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  for (const path of paths.filter((path) => path.startsWith('/galleries'))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const [name, title] = await Promise.all(
      ['.fr-header__title', 'h1'].map((part) =>
        page.locator(part).evaluate((element) => element.getBoundingClientRect().left),
      ),
    );
    expect([path, title]).toEqual([path, name]);
  }
});

test('[2.16] pages that are not there and searches are pages of their own types', async ({
  request,
}) => {
  const missing = await request.get('/no-such-page');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('data-page-type="100"');
  const search = await request.get('/search?q=kiln');
  expect(search.status()).toBe(200);
  expect(await search.text()).toContain('data-page-type="102"');
});

test.describe('a page that cannot be made', () => {
  test.use({ expectedTroubles: errorAnswers });

  test("[2.16] is answered with the site's error page, which says nothing of the cause and is for everyone", async ({
    page,
  }) => {
    addBrokenPage('cracked');
    const response = await page.goto('/cracked');
    expect(response?.status()).toBe(500);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('html')).toHaveAttribute('data-page-type', '101');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something cracked in here');
    expect(await page.content()).not.toContain('JSON');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the quay' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('cached pages carry nothing of a visitor: the same bytes, no cookie, no style attribute', async ({
  request,
}) => {
  for (const path of ['/', '/work', '/contact']) {
    const [first, second] = [
      await request.get(path),
      await request.get(path, { headers: { cookie: 'crumb=x', 'accept-language': 'de' } }),
    ];
    expect(await second.text()).toBe(await first.text());
    expect(first.headers()['set-cookie']).toBeUndefined();
    expect(await first.text()).not.toMatch(/\sstyle=|nonce|onclick=/);
  }
});

test('no script is asked for before the page is shown', async ({ page }) => {
  await open(page, '/contact');
  await ready(page, '[data-block=form]');
  const requested = await page.evaluate(() => {
    // The first entry of this type, and the only one.
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    // A page that hangs is shown after three seconds.
    const shown = Math.min(navigation.loadEventStart, navigation.domContentLoadedEventStart + 3000);
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, isEarly: startTime < shown }));
  });
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.filter(({ isEarly }) => isEarly)).toEqual([]);
});

test('no global but Frontage', async ({ page, context }) => {
  await open(page, '/contact');
  const globals = await page.evaluate(() => Object.keys(window));
  const blank = await context.newPage();
  await blank.goto('/health');
  const before = await blank.evaluate(() => Object.keys(window));
  // tellPolicy is this test's own.
  expect(globals.filter((name) => !before.includes(name) && name !== 'tellPolicy')).toEqual([
    'Frontage',
  ]);
});

test.describe('a page answered with 304', () => {
  test.use({ expectedTroubles: /TrustedScript|trusted-types-sink HTMLScriptElement text/ });

  test('is under the same policy and still boots', async ({ page, troubles }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const statuses: number[] = [];
    session.on('Network.responseReceivedExtraInfo', ({ statusCode, headers }) => {
      if (Object.keys(headers).some((name) => name.toLowerCase() === 'content-security-policy'))
        statuses.push(statusCode);
    });
    await open(page, '/contact');
    await open(page, '/contact');
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(304);
    await ready(page, '[data-block=form]');
    expect(troubles).toEqual({ console: [], policy: [] });

    await page
      .evaluate(() => {
        const script = document.createElement('script');
        script.append('window.planted = true');
        document.body.append(script);
      })
      .catch(() => undefined);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await expect.poll(() => troubles.policy.length).toBeGreaterThan(0);
  });
});

test.describe('planted script', () => {
  test.use({ expectedTroubles: /Trusted(Script|HTML)|trusted-types-sink/ });

  test('does not run: not inline, not as an attribute, not through innerHTML', async ({
    page,
    troubles,
  }) => {
    await open(page, '/');
    const outcome = await page.evaluate(() => {
      const run: string[] = [];
      Object.assign(window, { planted: () => run.push('ran') });
      const script = document.createElement('script');
      const attempts = [
        () => (script.textContent = 'planted()'),
        () => (document.body.innerHTML += '<img src=x onerror="planted()">'),
        () => document.body.append(script),
      ];
      const refused = attempts.map((attempt) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      });
      return { run, refused };
    });
    expect(outcome).toEqual({ run: [], refused: [true, true, false] });
    await expect.poll(() => troubles.policy.length).toBeGreaterThan(0);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    test('cart and menu stay in reach, and cover nothing', async ({ page }) => {
      await page.goto('/visit#section-tides');
      const header = page.getByRole('banner');
      const bottom = async (): Promise<number> => {
        const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
        return y + height;
      };
      await expect(header).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole('link', { name: /^Cart/ })).toBeInViewport();
      expect(await bottom()).toBeLessThanOrEqual(64);
      const tides = await page.locator('#section-tides').boundingBox();
      expect(tides?.y).toBeGreaterThanOrEqual(await bottom());

      const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
        name: 'Contact',
      });
      await expect(contact).toBeHidden();
      await header.getByRole('button', { name: 'Menu' }).click();
      await contact.click();
      await expect(page).toHaveURL(/\/contact$/);
    });
  });
