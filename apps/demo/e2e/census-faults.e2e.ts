import type { BrowserContext, Page } from '@playwright/test';
import { openCookielessSite } from './support/cookieless-site';
import {
  answerCookies,
  callsTo,
  collectCalls,
  leave,
  playReplay,
  shareCensusDemo,
  storedEvents,
  visitorCookies,
} from './support/census-visit';
import { intercept } from './support/intercept';
import { expect, open, test } from './support/visitor';

const shared = shareCensusDemo();

const stored = (name: string) => storedEvents(shared(), name);

test.describe('trouble', () => {
  test.use({ expectedTroubles: /Failed to load resource/ });

  test('[7.15] [9.03f] a call without an answer ends after 2.5 s; its event comes with the batch, once', async ({
    page,
    context,
  }) => {
    await playReplay(page);
    await answerCookies(context, shared().address, 'true');
    const calls = collectCalls(context);
    const failed = new Promise<number>((resolve) => {
      let started = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/RecordHit')) started = Date.now();
      });
      page.on('requestfailed', (request) => {
        if (request.url().endsWith('/RecordHit')) resolve(Date.now() - started);
      });
    });
    await page.route('**/api/census/RecordHit', () => {});
    await open(page, `${shared().address}/visit`);
    const took = await failed;
    expect(took).toBeGreaterThan(2200);
    expect(took).toBeLessThan(5000);
    await expect.poll(() => callsTo(calls, '/api/census/batch').length).toBe(1);
    await expect
      .poll(() => stored('hit').filter(({ page: path }) => path === '/visit').length)
      .toBe(1);
  });

  test('a census that is blocked, refused or down is noticed by nobody, and what was not told comes with the next page', async ({
    page,
    context,
  }) => {
    await playReplay(page);
    await answerCookies(context, shared().address, 'true');
    const letThrough = await intercept(page, /\/api\/(census|1)\//, (route) =>
      route.abort('blockedbyclient'),
    );
    await open(page, `${shared().address}/notes`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
        return page.evaluate(() => localStorage.getItem('ss_census') ?? '');
      })
      .toContain('"hit"');
    letThrough();
    await open(page, `${shared().address}/talk`);
    await expect
      .poll(() => stored('hit').filter(({ page: path }) => path === '/notes').length, {
        timeout: 15_000,
      })
      .toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('ss_census'))).toBeNull();
  });

  test('what happens without a net comes once there is one, and once', async ({
    page,
    context,
  }) => {
    await playReplay(page);
    await openTracked(page, context);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => /batch/.test(request.url()));
    await track(page, 'moor', 3);
    await failed;
    expect(stored('moor')).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => stored('moor').length, { timeout: 15_000 }).toBe(3);
    expect(countIds('moor')).toBe(3);
  });
});

/** How many different events of a name are stored. */
function countIds(name: string): unknown {
  const [row] = shared().query(
    `select count(distinct event_id) as ids from tracked_event where name = '${name}'`,
  );
  return row?.['ids'];
}

/** Opens a page whose visitor agreed, and waits for its census; replays are blocked or played. */
async function openTracked(page: Page, context: BrowserContext): Promise<void> {
  await answerCookies(context, shared().address, 'true');
  await open(page, `${shared().address}/talk`);
  await page.locator('[data-block=census][data-block-state=ready]').waitFor({ state: 'attached' });
  // Once the part for code of the page has come, a call takes effect before the next task.
  await page.evaluate(() =>
    (window as unknown as { Frontage: Recorder }).Frontage.recordEvent('ready', {}),
  );
}

/** Tracks events that are alike, as code of the page does, and leaves in the same task if told. */
function track(page: Page, action: string, count: number, next = ''): Promise<void> {
  return page.evaluate(
    ([name, times, address]) => {
      const { Frontage } = window as unknown as { Frontage: Recorder };
      for (let index = 0; index < times; index++)
        Frontage.track({
          actor: 'visitor',
          action: name,
          event_owner_team: 'harbour',
          event_source: 'web',
          object_type: 'boat',
          object_id: `boat-${index}`,
        });
      if (address !== '') location.assign(address);
    },
    [action, count, next] as const,
  );
}

test('with cookies off the banner is answered for the page; nothing is tracked, and nothing breaks', async ({
  page,
  context,
}) => {
  const site = await openCookielessSite(shared().address);
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    const calls = collectCalls(context);
    const banner = page.getByRole('complementary', { name: /cookie/i });
    await open(page, `${site.address}/talk`);
    await banner.getByRole('button').first().click();
    await expect(banner).toBeHidden();
    await open(page, `${site.address}/about`);
    await expect(banner).toBeVisible();
    await leave(page);
    expect(calls).toEqual([]);
  } finally {
    await site.close();
  }
});

/** What a page offers its own code. */
interface Recorder {
  track(event: object): void;
  recordEvent(event: string, data: object): Promise<void>;
}

test('1,000 events in the task that leaves the page arrive at once, and are stored once', async ({
  page,
  context,
}) => {
  await playReplay(page);
  await openTracked(page, context);
  await track(page, 'depart', 1000, '/about');
  await page.waitForURL(/about/);
  await expect.poll(() => stored('depart').length, { intervals: [100] }).toBe(1000);
  expect(countIds('depart')).toBe(1000);
});

test('what a tab had not sent when it was killed is sent by the browser, and stored once', async ({
  page,
  context,
}) => {
  // Tells what has been left with the browser.
  await page.addInitScript(() => {
    const later = window as unknown as LaterWindow;
    const { fetchLater } = later;
    later.left = '';
    later.fetchLater = (address, init) => {
      later.left = String(init?.body);
      return fetchLater(address, init);
    };
  });
  // Nothing is intercepted: a request that the browser sends for a dead tab would be stopped for a
  // handler that is gone. The script of replays is blocked instead of played.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['https://replay.example/*'] });
  await openTracked(page, context);
  await track(page, 'capsize', 3);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as LaterWindow).left), { intervals: [50] })
    .toContain('boat-2');
  const crashed = page.waitForEvent('crash');
  // Nobody is left to answer it.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  await expect.poll(() => stored('capsize').length, { timeout: 10_000 }).toBe(3);
  expect(countIds('capsize')).toBe(3);
});

/** A window that leaves requests with its browser, and what it left last. */
interface LaterWindow {
  fetchLater: typeof fetch;
  left: string;
}

test('consent withdrawn with events pending: cookies, journal and what waits are gone', async ({
  page,
  context,
}) => {
  await playReplay(page);
  await answerCookies(context, shared().address, 'true');
  const calls = collectCalls(context);
  await open(page, `${shared().address}/about`);
  await expect.poll(() => callsTo(calls, '/api/census/RecordHit').length).toBe(1);
  await page.evaluate(() => {
    localStorage.setItem('ss_census', 'b\t1\t1\t{"v":1}');
    document.cookie = 'ss_cookieAllowed=false; path=/';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(async () => Object.keys(await visitorCookies(context)))
    .toEqual(['ss_cookieAllowed']);
  expect(
    await page.evaluate(() => [localStorage.getItem('ss_census'), sessionStorage.length]),
  ).toEqual([null, 0]);
  const before = calls.length;
  await open(page, `${shared().address}/talk`);
  await leave(page);
  expect(calls).toHaveLength(before);
});
