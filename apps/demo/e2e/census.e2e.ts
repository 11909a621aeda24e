import {
  answerCookies,
  callsTo,
  collectCalls,
  fieldsOf,
  leave,
  playReplay,
  shareCensusDemo,
  storedEvents,
  visitorCookies,
} from './support/census-visit';
import { expect, open, test } from './support/visitor';

const shared = shareCensusDemo();

const stored = (name: string) => storedEvents(shared(), name);

test('[7.11] [3.15] [3.16] [3.18] [3.20] [9.01a] [4.16g] a visitor who agreed is counted: a hit, cookies that live as listed, a session', async ({
  page,
  context,
}) => {
  await playReplay(page);
  await answerCookies(context, shared().address, 'true');
  const calls = collectCalls(context);
  await open(page, `${shared().address}/about?source=letter&campaign=spring`);
  await expect.poll(() => callsTo(calls, '/api/census/RecordHit').length).toBe(1);
  const [hit] = callsTo(calls, '/api/census/RecordHit');
  if (!hit) throw new Error('There is no hit.');
  const { event, data = '', ss_cvr: visitor = '' } = fieldsOf(hit);
  expect([hit.type, event]).toEqual(['application/x-www-form-urlencoded', '1']);
  expect(JSON.parse(data)).toMatchObject({
    url: '/about',
    queryString: '?source=letter&campaign=spring',
    localStorageSupported: true,
    pagePermissionTypeValue: 1,
  });

  const cookies = await visitorCookies(context);
  expect(cookies['ss_cvr']?.value).toBe(visitor);
  expect(visitor).toMatch(/^[\w-]+(\|[1-9]\d*){3}\|1$/);
  expect(cookies['ss_cvt']?.value).toBe(visitor.split('|')[1]);
  expect(cookies['ss_lastid']?.value).not.toBe('');
  expect(cookies['ss_analyticsId']?.value).not.toBe('');
  // Chromium caps the asked two years at 400 days.
  const days = ['ss_cvr', 'ss_cvt', 'ss_analyticsId'].map((name) =>
    Math.round((cookies[name]?.days ?? 0) * 48),
  );
  expect(days).toEqual([400 * 48, 1, 390 * 48]);

  const [track] = callsTo(calls, '/api/track/Track');
  expect(Object.fromEntries(track?.query ?? [])).toMatchObject({
    source: 'letter',
    campaign: 'spring',
    landing: '/about',
  });
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  expect(session).toMatchObject({ ss_firstSession: 'true' });

  await open(page, `${shared().address}/talk`);
  await expect.poll(() => callsTo(calls, '/api/census/RecordHit').length).toBe(2);
  // The second page of a session is no landing, and the visit is the same.
  expect(callsTo(calls, '/api/track/Track')).toHaveLength(1);
  expect((await visitorCookies(context))['ss_cvr']?.value).toBe(visitor);
  expect(await page.evaluate(() => sessionStorage.getItem('ss_sessionId'))).toBe(
    session['ss_sessionId'],
  );
  await expect.poll(() => stored('hit').map(({ page: path }) => path)).toContain('/talk');
});

test('[7.12] [7.13] [7.14] what is seen and pressed is told once, and stored once', async ({
  page,
  context,
}) => {
  await playReplay(page);
  await answerCookies(context, shared().address, 'true');
  const calls = collectCalls(context);
  await open(page, `${shared().address}/odds-and-ends`);
  const button = page.locator('[data-block=button] a').first();
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => callsTo(calls, '/api/census/button-render').length).toBeGreaterThan(0);
  const [render] = callsTo(calls, '/api/census/button-render');
  expect(JSON.parse(render?.body ?? '')).toMatchObject({
    buttonText: await button.locator('.fr-button__label').textContent(),
    clickthroughUrl: await button.getAttribute('href'),
    alignment: 'start',
    size: 'medium',
    newWindow: false,
    context: 1,
    contentSource: 'c',
    pagePath: '/odds-and-ends',
  });
  await button.click();
  await expect.poll(() => callsTo(calls, '/api/census/button-click').length).toBe(1);

  await open(page, `${shared().address}/contact`);
  await page.locator('[data-block=form]').scrollIntoViewIfNeeded();
  await expect.poll(() => callsTo(calls, '/api/census/form-render').length).toBeGreaterThan(0);
  expect(JSON.parse(callsTo(calls, '/api/census/form-render')[0]?.body ?? '')).toMatchObject({
    formId: expect.stringMatching(/./),
    pagePath: '/contact',
  });
  await page.getByLabel('Your name').focus();

  await open(page, `${shared().address}/shop`);
  await page
    .getByRole('link', { name: /^Quick view/ })
    .first()
    .click();
  await expect
    .poll(() => calls.filter(({ path }) => path.startsWith('/api/census/RecordQuickView/')).length)
    .toBe(1);
  await expect.poll(() => stored('quick-view').length).toBe(1);
  expect(stored('button-click')).toHaveLength(1);
  expect(stored('form-step')).toHaveLength(1);
});

test('[2.12a] [6.05] [6.04b] the search page, a missing one and whoever looks after the site are not tracked, and the page says why', async ({
  page,
  context,
}) => {
  await answerCookies(context, shared().address, 'true');
  await playReplay(page);
  const calls = collectCalls(context);
  const measured = () => callsTo(calls, '/api/1/performance/settings').length;
  await open(page, `${shared().address}/search?q=kiln`);
  // It is tracked, but is no page view.
  await expect.poll(measured).toBe(1);
  expect(callsTo(calls, '/api/census/RecordHit')).toEqual([]);

  await context.addCookies([{ name: 'OWNER_HERE', value: '1', url: shared().address }]);
  await open(page, `${shared().address}/talk?noredirect`);
  await page.locator('[data-block=census][data-block-state=ready]').waitFor({ state: 'attached' });
  await page.mouse.move(30, 40);
  await expect
    .poll(async () => {
      await page.mouse.move(50, 60 + Math.round(Math.random() * 50));
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      return callsTo(calls, '/api/events/Trace').length;
    })
    .toBeGreaterThan(0);
  expect(fieldsOf(callsTo(calls, '/api/events/Trace')[0] ?? fail()).data).toMatch(/"x":\d/);
  expect([measured(), callsTo(calls, '/api/census/RecordHit').length]).toEqual([1, 0]);
});

function fail(): never {
  throw new Error('There is no such call.');
}

test.describe('a page that is not there', () => {
  test.use({ expectedTroubles: /404/ });

  test('[6.05] says why it is not tracked, and loads nothing for it', async ({ page, context }) => {
    await answerCookies(context, shared().address, 'true');
    const calls = collectCalls(context);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, `${shared().address}/no-such-page`);
    const facts = await page.locator('[data-census]').textContent();
    expect(JSON.parse(facts ?? '')).toEqual({ notTracked: 'not-found' });
    await page.waitForLoadState('networkidle');
    await leave(page);
    expect([calls, scripts.filter((url) => /census|track-page/.test(url))]).toEqual([[], []]);
  });
});

test.describe('errors', () => {
  test.use({ expectedTroubles: /one of many|broken promise/ });

  test('[7.16] [9.03a] are told without any id before consent, also those before the reporter; a storm makes two requests', async ({
    page,
    context,
  }) => {
    const calls = collectCalls(context);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (let index = 0; index < 3; index++)
          window.reportError(new Error(`one of many ${index}`));
        void Promise.reject(new Error('broken promise'));
      });
    });
    await open(page, `${shared().address}/talk`);
    const reports = () => callsTo(calls, '/api/events/RecordJavascriptErrors');
    await expect.poll(() => reports().length).toBe(1);
    const entries = JSON.parse(reports()[0]?.body ?? '') as {
      event: string;
      data: Record<string, unknown>;
      timestamp: number;
    }[];
    expect(entries.map(({ event, data }) => [event, data['message']])).toEqual([
      ['error', 'Error: one of many 0'],
      ['error', 'Error: one of many 1'],
      ['error', 'Error: one of many 2'],
      ['unhandledrejection', 'Error: broken promise'],
    ]);
    expect(entries[0]).toMatchObject({ data: { pagePath: '/talk' } });
    await page.evaluate(() => {
      for (let index = 0; index < 10_000; index++) window.reportError(new Error('one of many'));
    });
    await leave(page);
    expect(reports().length).toBeLessThanOrEqual(3);
    // Nothing but errors was sent, and nothing is kept.
    expect(calls).toHaveLength(reports().length);
    expect(await context.cookies()).toEqual([]);
    await expect
      .poll(() => shared().query('select page from script_error_count'))
      .toContainEqual({ page: '/talk' });
  });
});

test('[7.21] [7.22] [9.03b] [9.03e] a page is measured when it is left: its speed and its own pictures', async ({
  page,
  context,
}) => {
  await playReplay(page);
  await answerCookies(context, shared().address, 'true');
  const calls = collectCalls(context);
  const settings = page.waitForResponse(/performance\/settings/);
  await open(page, `${shared().address}/work`);
  const { pageLoadId } = (await (await settings).json()) as { pageLoadId: string };
  await page.mouse.click(5, 5);
  await expect
    .poll(async () => {
      // What leaving a page begins with; the page may still be reading its settings.
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      return callsTo(calls, '/api/1/performance/records').length;
    })
    .toBe(1);
  const records = JSON.parse(callsTo(calls, '/api/1/performance/records')[0]?.body ?? '') as {
    app: string;
    event: string;
    pageLoadId: string;
    ts: number;
    data: Record<string, unknown>;
  }[];
  expect(new Set(records.map(({ event }) => event))).toEqual(
    new Set(['user', 'image', 'page_speed']),
  );
  expect(new Set(records.map((record) => record.pageLoadId))).toEqual(new Set([pageLoadId]));
  expect(records.find(({ event }) => event === 'page_speed')?.data).toMatchObject({
    pagePath: '/work',
    fcp: expect.any(Number),
    lcp: expect.any(Number),
    ttfb: expect.any(Number),
    cls: expect.any(Number),
    version: '4.3.0',
    // A demo is no site that visitors reach.
    environment: 'dev',
  });
  for (const { data } of records.filter(({ event }) => event === 'image'))
    expect(data['path']).toMatch(/^\/assets\//);
  await expect
    .poll(() => shared().query("select metric from speed_count where page = '/work'").length)
    .toBeGreaterThan(2);
});

test.describe('code of the page', () => {
  test.use({ expectedTroubles: /Failed to load resource|HTTP Status 503/ });

  test('[7.20] [8.10] [7.23] [9.26c] code of the page records events; another status than 200 and 202 warns and rejects; the visit is replayed', async ({
    page,
    context,
  }) => {
    const replays = await playReplay(page);
    await answerCookies(context, shared().address, 'true');
    const calls = collectCalls(context);
    await open(page, `${shared().address}/talk`);
    await expect.poll(() => callsTo(calls, '/api/census/RecordHit').length).toBe(1);
    // Flagged and sampled, and the id is no mock.
    const cores = await page.evaluate(() => navigator.hardwareConcurrency);
    await expect.poll(() => replays.length).toBe(cores > 2 ? 1 : 0);
    await page.evaluate(() => {
      const { Frontage } = window as unknown as { Frontage: Recorder };
      Frontage.trackCustom('harbour', { boats: 3 });
    });
    await expect.poll(() => callsTo(calls, '/api/v1/events').length).toBe(1);
    const body = JSON.parse(callsTo(calls, '/api/v1/events')[0]?.body ?? '') as object;
    expect(body).toMatchObject({ customData: '{"boats":3}', customSchemaName: 'harbour' });

    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const record = () =>
      page.evaluate(() => {
        const { Frontage } = window as unknown as { Frontage: Recorder };
        return Frontage.recordEvent('seen', {}).then(
          () => 'recorded',
          (cause: unknown) => String(cause),
        );
      });
    expect(await record()).toBe('recorded');
    await page.route('**/api/events/RecordEvent', (route) => route.fulfill({ status: 503 }));
    expect(await record()).toContain('Error tracking event: HTTP Status 503');
    expect(warnings).toContain('Error tracking event: HTTP Status 503');
  });
});

/** What a page offers its own code. */
interface Recorder {
  trackCustom(name: string, data: object): void;
  recordEvent(event: string, data: object): Promise<void>;
}
