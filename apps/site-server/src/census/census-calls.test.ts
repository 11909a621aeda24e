import { packEvents, type CensusEvent } from '@frontage/census';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../testing/server-fixture';
import { ids, settings } from '../testing/site-fixture';
import { createEventStore } from './events/create-event-store';
import { listScriptErrors } from './errors/script-errors';
import { listSpeedCounts } from './speed/speed-counts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604';
const agreed = 'ss_cookieAllowed=true; ss_cvr=mia|1|1|1|1';
const span = { first: '2025-12-31', last: '2026-01-01' };

let place: TestServer;
beforeEach(async () => {
  place = await testServer();
});
afterEach(() => place.remove());

interface Sent {
  cookie?: string;
  headers?: Record<string, string>;
  type?: string;
}

/** Posts as a page of the site does. */
function post(url: string, body: string, { cookie = agreed, headers, type }: Sent = {}) {
  return ask(place.server, {
    method: 'POST',
    url,
    body,
    headers: {
      'content-type': type ?? 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'user-agent': phone,
      referer: 'http://studio.example/contact',
      cookie,
      ...headers,
    },
  });
}

const json = { type: 'application/json' };
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

const stored = () => createEventStore(place.store).read(ids.site);
/** What was counted: event, part, name, times. */
const counted = async () => {
  const rows = await place.store.read
    .selectFrom('visit_count')
    .select(['event', 'part', 'name', 'times'])
    .where('part', 'not in', ['all', 'entry'])
    .where('counted_by', '=', 'browser')
    .execute();
  return rows.map((row) => Object.values(row).join(' ')).sort();
};

/** The rows of an event on a page, by a phone, about something. */
const rowsOf = (event: string, page: string, detail = '', times = 1) => [
  ...(detail === '' ? [] : [`${event} detail ${detail} ${times}`]),
  `${event} device phone ${times}`,
  `${event} page ${page} ${times}`,
];

describe('calls of one event', () => {
  it('[7.11] a hit is a form of three fields, stored and counted', async () => {
    const data = JSON.stringify({ path: '/shop', referrer: 'https://www.search.example/?q=me' });
    const { status, json: reply } = await post(
      '/api/census/RecordHit',
      form({ event: '1', data, ss_cvr: 'mia|1|1|1|1' }),
    );
    expect([status, reply]).toEqual([200, { data: { accepted: 1, kept: true } }]);
    expect(await stored()).toMatchObject([
      { name: 'hit', page: '/shop', visitor: 'mia', data: { event: '1', path: '/shop' } },
    ]);
    expect(await counted()).toEqual([...rowsOf('hit', '/shop'), 'hit source search.example 1']);
  });

  it('[7.12] a button that is seen or clicked comes with its fields', async () => {
    const fields = { buttonId: 'b1', text: 'Buy', clickthroughUrl: '/shop', visitorCookie: '' };
    expect((await post('/api/census/button-render', form(fields))).status).toBe(200);
    await post('/api/census/button-click', JSON.stringify({ ...fields, newWindow: true }), json);
    expect((await stored()).map(({ name, page, data }) => [name, page, data['text']])).toEqual([
      ['button-render', '/contact', 'Buy'],
      ['button-click', '/contact', 'Buy'],
    ]);
    expect(await counted()).toEqual([
      ...rowsOf('button-click', '/contact', 'b1'),
      ...rowsOf('button-render', '/contact', 'b1'),
    ]);
  });

  it('[7.13] a form that is seen comes with its id', async () => {
    const fields = { formId: 'f1', visitorCookie: 'ben|1|1|1|1', pagePath: '/contact' };
    await post('/api/census/form-render', form(fields), { cookie: 'ss_cookieAllowed=true' });
    const [event] = await stored();
    expect(event).toMatchObject({ name: 'form-render', visitor: 'ben' });
    // In its column alone, so that it can be forgotten.
    expect(JSON.stringify(event?.data)).not.toContain('ben');
    expect(await counted()).toEqual(rowsOf('form-render', '/contact', 'f1'));
  });

  it('[7.14] what is shown above the page, and a product above its list', async () => {
    await post('/api/census/overlay', form({ action: 'show', overlayId: 'o' }));
    await post('/api/census/RecordQuickView/p1', '');
    expect(await counted()).toEqual([
      ...rowsOf('overlay', '/contact', 'o'),
      ...rowsOf('quick-view', '/contact', 'p1'),
    ]);
  });

  it('[7.17] traces are one text of JSON', async () => {
    const items = [{ level: 'warn', text: 'Slow' }];
    expect((await post('/api/events/Trace', form({ data: JSON.stringify(items) }))).status).toBe(
      200,
    );
    expect(await stored()).toMatchObject([{ name: 'trace', data: { items } }]);
  });

  it('[7.18] the picture of one dot tells where a visit comes from', async () => {
    const url = '/api/track/Track?source=letter&campaign=spring&landing=%2Fshop&crumb=no';
    const headers = { cookie: agreed, 'user-agent': phone, 'sec-fetch-site': 'same-origin' };
    const { status, headers: sent, bytes } = await ask(place.server, { url, headers });
    expect([status, sent['content-type'], sent['cache-control'], bytes.length]).toEqual([
      200,
      'image/gif',
      'no-store',
      42,
    ]);
    expect(await stored()).toMatchObject([
      { name: 'campaign', page: '/shop', data: { source: 'letter', campaign: 'spring' } },
    ]);
    await ask(place.server, { url, headers: { ...headers, 'sec-fetch-site': 'cross-site' } });
    expect(await stored()).toHaveLength(1);
  });

  it('[7.19a] an event in JSON is answered 200', async () => {
    const body = JSON.stringify({ event: 'play', data: { video: 'v', pagePath: '/film' } });
    expect((await post('/api/events/RecordEvent', body, json)).status).toBe(200);
    expect(await stored()).toMatchObject([{ name: 'play', page: '/film', data: { video: 'v' } }]);
  });

  it('[7.19b] an event in a form has crumb, event and data, and no foreign crumb', async () => {
    const send = (crumb: string) =>
      post('/api/events/RecordEvent', form({ crumb, event: 'play', data: '{"video":"v"}' }), {
        cookie: `${agreed}; crumb=mine`,
      });
    expect([(await send('mine')).status, (await send('')).status]).toEqual([200, 200]);
    expect((await send('other')).status).toBe(403);
    expect(await stored()).toMatchObject([
      { name: 'play', data: { video: 'v' } },
      { name: 'play', data: { video: 'v' } },
    ]);
  });

  it('an event with a schema has common and custom data; one without data is held apart', async () => {
    const common = { analyticsId: 'a1', commonData: '{"website_locale":"en"}' };
    const send = (customData: string) =>
      post(
        '/api/v1/events',
        JSON.stringify({ ...common, customSchemaName: 'play', customData }),
        json,
      );
    expect((await send('{"action":"start"}')).status).toBe(200);
    expect((await send('7')).status).toBe(200);
    expect(await stored()).toMatchObject([
      { name: 'play', data: { website_locale: 'en', action: 'start' } },
    ]);
    const held = await place.store.read.selectFrom('held_event').select('reason').execute();
    expect(held).toEqual([{ reason: 'no data' }]);
  });
});

describe('a batch', () => {
  const event = (id: string): CensusEvent => ({
    id,
    name: 'button-click',
    at: 1000,
    data: { pagePath: '/shop', buttonId: 'b' },
  });
  const pack = (events: readonly CensusEvent[], batch = 'p.b1') =>
    packEvents(events, {
      batch,
      losses: { created: 3, acknowledged: 0, dropped: { full: 1 } },
      now: 2000,
    }).text;
  const send = (text: string, sent: Sent = {}) =>
    post('/api/census/batch', text, { type: 'text/plain', ...sent });

  it('is stored once, however often it comes, with the time by the clock of the server', async () => {
    const text = pack([event('p.1'), event('p.2')]);
    for (let tries = 0; tries < 2; tries += 1)
      expect((await send(text)).json).toEqual({ accepted: 2, held: 0, kept: true });
    await send(pack([event('p.2'), event('p.3')], 'p.b2'));
    expect((await stored()).map(({ id, happenedAt }) => [id, happenedAt])).toEqual(
      ['p.1', 'p.2', 'p.3'].map((id) => [id, Date.UTC(2026, 0, 1) - 1000]),
    );
    expect(await counted()).toEqual(rowsOf('button-click', '/shop', 'b', 3));
  });

  it('a row that is none is held apart, and costs no other', async () => {
    const text = pack([event('p.1')]).replace('"rows":[', '"rows":[[9,"p.0",0,"a"],');
    expect((await send(text)).json).toEqual({ accepted: 1, held: 1, kept: true });
    const held = await place.store.read
      .selectFrom('held_event')
      .select(['reason', 'data'])
      .execute();
    expect(held).toEqual([{ reason: 'unknown-shape', data: '[9,"p.0",0,"a"]' }]);
  });

  it('has signs that no database takes made storable', async () => {
    const odd = { ...event('p.\0\ud800'), name: 'a\0b', data: { buttonId: 'x\0\ud800', a: '\0' } };
    expect((await send(pack([odd]))).status).toBe(200);
    expect(await stored()).toMatchObject([{ id: 'p.', name: 'ab' }]);
  });
});

describe('what a visitor did not agree to', () => {
  it.each([
    ['refused', 'ss_cookieAllowed=false; ss_cvr=mia|1|1|1|1', {}, {}],
    ['undecided below a banner', 'ss_cvr=mia|1|1|1|1', {}, { isCookieBannerEnabled: true }],
    ['Global Privacy Control', 'ss_cvr=mia|1|1|1|1', { 'sec-gpc': '1' }, {}],
  ])('%s: it is counted, and nothing of it is stored', async (_name, cookie, headers, rules) => {
    const context = { cookieSettings: rules };
    await place.store.saveSite({ id: ids.site, settings: { ...settings, context } });
    const sent = { cookie, headers };
    const { json: reply } = await post('/api/census/form-render', form({ formId: 'f' }), sent);
    expect(reply).toEqual({ data: { accepted: 1, kept: false } });
    expect(await stored()).toEqual([]);
    expect(await counted()).toEqual(rowsOf('form-render', '/contact', 'f'));
  });
});

describe('reports', () => {
  it('[7.16] script errors are a list with the crumb, grouped, without anybody’s id', async () => {
    const report = (message: string) =>
      JSON.stringify([{ event: 'error', data: { message, stack: 'at /a.js:3:1' }, timestamp: 1 }]);
    const send = (message: string, token: string) =>
      post('/api/events/RecordJavascriptErrors', report(message), {
        ...json,
        cookie: `${agreed}; crumb=mine`,
        headers: { 'x-csrf-token': token },
      });
    expect((await send('No item 1', 'mine')).json).toEqual({ data: { accepted: 1 } });
    expect((await send('No item 2', 'mine')).status).toBe(200);
    expect((await send('No item 3', 'other')).status).toBe(403);
    const groups = await listScriptErrors(place.store.read, ids.site, span);
    expect(groups).toMatchObject([
      {
        message: 'No item 1',
        place: '/a.js:3',
        times: 2,
        pages: ['/contact'],
        browsers: ['Safari'],
      },
    ]);
    expect(JSON.stringify(groups)).not.toContain('mia');
  });

  it('[7.21] performance records are counted page by page', async () => {
    const speed = { app: 'site', event: 'page_speed', pageLoadId: 'l', ts: 1 };
    const records = [
      { ...speed, data: { lcp: 1200, cls: 0.02, pagePath: '/shop' } },
      { ...speed, data: { lcp: -1, inp: 'fast' } },
      { ...speed, event: 'image', data: { url: '/a.jpg' } },
    ];
    const { status } = await post('/api/1/performance/records', JSON.stringify(records), {
      type: 'text/plain',
    });
    expect(status).toBe(200);
    const steps = await listSpeedCounts(place.store.read, ids.site, span);
    expect(steps.map(({ page, device, metric }) => [page, device, metric]).sort()).toEqual([
      ['/shop', 'phone', 'cls'],
      ['/shop', 'phone', 'lcp'],
    ]);
    expect(await stored()).toMatchObject([{ name: 'performance-image' }]);
  });

  it('[7.22] the settings give the id of a page load', async () => {
    const get = () => ask(place.server, { url: '/api/1/performance/settings' });
    const [one, two] = await Promise.all([get(), get()]);
    expect(one.json).toEqual({ pageLoadId: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(one.json).not.toEqual(two.json);
  });

  it('[7.23] the id for a replay is a mock one, unless there is one and the visitor agreed', async () => {
    const get = async (cookie: string) =>
      (await ask(place.server, { url: '/api/commerce/fullstory/getId', headers: { cookie } })).json;
    expect(await get(agreed)).toEqual({ data: { id: 'mock' } });
    const census = { replayId: 'org-1' };
    await place.store.saveSite({ id: ids.site, settings: { ...settings, census } });
    expect(await get(agreed)).toEqual({ data: { id: 'org-1' } });
    expect(await get('ss_cookieAllowed=false')).toEqual({ data: { id: 'mock' } });
  });
});
