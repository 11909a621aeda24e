import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEventStore } from '../../census/events/create-event-store';
import { testEvent } from '../../census/events/event-store-contract';
import { createNameLimit } from '../../census/events/create-name-limit';
import { createSiteDays } from '../../census/events/create-site-days';
import { addSpeedCounts } from '../../census/speed/speed-counts';
import { sweepCensus } from '../../census/sweep-census';
import {
  countExperimentVisitors,
  insertExperimentVisitor,
} from '../../pages/experiments/experiment-visitors';
import { ask, host, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { goodValues, ids, settings } from '../../testing/site-fixture';
import { visitsPeriod } from './visits-period';

const day = 24 * 60 * 60 * 1000;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604';

let place: TestServer;
let cookie = '';
beforeEach(async () => {
  place = await testServer();
  cookie = await signIn(place.store, await addAccount(place.store, ['admin']));
});
afterEach(() => place.remove());

const open = (url: string, referer = '') =>
  ask(place.server, { url, headers: { 'user-agent': phone, ...(referer && { referer }) } });
const look = (url: string, accept = 'text/html') =>
  ask(place.server, { url, headers: { cookie, accept } });
const read = async (url: string) =>
  ((await look(url, 'application/json')).json as { data: unknown }).data; // as its action answers

describe('the visits of a site', () => {
  it('tell what is read, where people come from, and what they do next', async () => {
    await open('/', 'https://search.example/');
    await open('/contact', 'http://studio.example/');
    await open('/contact');
    expect(await read('/config/visits?days=7')).toMatchObject({
      days: { '2026-01-01': 3 },
      total: { views: 3, visits: 2 },
      before: { views: 0, visits: 0 },
      bots: 0,
      pages: [
        { page: '/contact', views: 2, visits: 1 },
        { page: '/', views: 1, visits: 1 },
      ],
      sources: expect.arrayContaining([
        expect.objectContaining({ name: 'search.example', times: 1 }),
      ]),
      steps: [expect.objectContaining({ name: '/ → /contact', times: 1 })],
      devices: [expect.objectContaining({ name: 'phone', times: 3 })],
    });
    const { text } = await look('/config/visits?days=7');
    expect(text).toMatch(/<svg role="img" aria-label="Pages opened, [^"]+ The most: 3/);
    expect(text).toContain('search.example');
    expect(text).toContain('/ → /contact');
    expect(text).toMatch(/<a href="\/config\/visits\?days=7" aria-current="page">7 days/);
  });

  it('are held against the days before', async () => {
    await open('/contact');
    await look('/config/visits');
    place.advance(7 * day);
    cookie = await signIn(place.store, await addAccount(place.store, ['reporting']));
    await open('/contact');
    await open('/contact');
    expect(await read('/config/visits?days=7')).toMatchObject({
      total: { views: 2 },
      before: { views: 1 },
    });
  });

  it('tell of forms by step, also of those that only the server heard of', async () => {
    const { key, save } = await visitor(place.server);
    await save(await key({ formId: ids.form }), goodValues);
    const events = createEventStore(place.store);
    await events.append({
      siteId: ids.site,
      events: [
        ['form-render', ids.form],
        ['form-step', `${ids.form}#1`],
        ['form-step', `${ids.form}#3`],
        ['form-step', `${ids.form}#9000`],
      ].map(([name = '', detail]) =>
        testEvent({ name, detail, happenedAt: place.store.now(), id: `${name}${detail}` }),
      ),
      isKept: true,
      device: 'phone',
      timeZone: 'UTC',
    });
    expect(await read('/config/visits')).toMatchObject({
      forms: [{ id: ids.form, name: 'Contact', seen: 1, steps: [1, 0, 1], sent: 1 }],
    });
    const { text } = await look('/config/visits/export?table=forms');
    expect(text.split('\r\n').slice(1, 4)).toEqual([
      'Contact,1,1,1',
      'Contact: came to step 2,,0,',
      'Contact: came to step 3,,1,',
    ]);
  });

  it('say what comes where nothing is yet', async () => {
    const { text } = await look('/config/visits');
    expect(text).toContain('Nobody has opened a page in this period.');
    expect(text).toContain(
      'Sites that link to yours appear here once somebody has followed a link.',
    );
    expect((await look('/config/visits/lost')).text).toContain('Nothing was reported');
  });

  it('come out as tables, each by its name', async () => {
    await open('/contact', 'https://search.example/');
    const { text, headers } = await look('/config/visits/export?table=sources&days=7');
    expect(headers['content-disposition']).toContain('sources.csv');
    expect(text).toBe('\ufeffFrom,Visits,Of all\r\nsearch.example,1,100%\r\n');
    const days = await look('/config/visits/export?table=days&days=7');
    expect(days.text.split('\r\n')).toHaveLength(9);
  });

  it('tell what was lost on the way, and why', async () => {
    const events = createEventStore(place.store);
    await events.append({
      siteId: ids.site,
      events: [],
      held: [{ reason: 'unknown-shape', data: '9' }],
      loss: { created: 10, acknowledged: 8, dropped: { full: 2 } },
      isKept: true,
      device: 'phone',
      timeZone: 'UTC',
    });
    expect(await read('/config/visits/lost')).toMatchObject({
      created: 10,
      acknowledged: 8,
      tables: [
        { id: 'dropped', rows: [{ name: 'full', values: [2] }] },
        { id: 'held', rows: [{ name: 'unknown-shape', values: [1] }] },
        { id: 'suppressed', rows: [] },
      ],
    });
    expect((await look('/config/visits/lost')).text).toContain('80%');
  });
});

describe('speed and errors', () => {
  it('tell how fast pages are for three of four visitors, and what to mend', async () => {
    const names = createNameLimit();
    const at = { siteId: ids.site, day: '2026-01-01', device: 'phone', names };
    const views = [1000, 1100, 5000, 6000].map((value) => ({
      page: '/contact',
      metric: 'lcp' as const,
      value,
    }));
    await place.store.write((db) =>
      addSpeedCounts(db, [...views, { page: '/contact', metric: 'cls', value: 0.01 }], at),
    );
    const { text } = await look('/config/speed');
    expect(text).toMatch(/\/contact · Phone.*5\.[01] s – poor.*0\.01 – good/s);
    expect(text).toMatch(
      /\/contact, Phone: the largest picture or text stands there after 5\.[01] s/,
    );
    expect((await look('/config/speed/export')).text).toContain('/contact · Phone,4,');
  });

  it('tell of equal errors once, when and where they happened, and how many were held back', async () => {
    const report = [
      { event: 'error', data: { message: 'No item 1', stack: 'at /a.js:3:1', pagePath: '/shop' } },
      { event: 'error', data: { message: 'No item 2', stack: 'at /a.js:3:1', pagePath: '/shop' } },
      { event: 'suppressed', data: { suppressed: 7 }, timestamp: 1 },
    ];
    await ask(place.server, {
      method: 'POST',
      url: '/api/events/RecordJavascriptErrors',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(report),
    });
    const { text } = await look('/config/errors');
    expect(text).toContain('<h2>No item 1</h2>');
    expect(text).toContain('2 times');
    expect(text).toContain('On /shop. In Other. At /a.js:3');
    expect(text).toContain('7 more were not sent');
    expect((await look('/config/errors/export')).text).toContain('No item 1,2,2026-01-01T');
  });

  it('say what comes where nothing is yet', async () => {
    expect((await look('/config/speed')).text).toContain('Nothing was measured in this period.');
    expect((await look('/config/errors')).text).toContain('No page reported an error');
  });
});

describe('what is kept of visitors', () => {
  const keep = (id: string, visitor: string) =>
    createEventStore(place.store).append({
      siteId: ids.site,
      events: [testEvent({ id, visitor, happenedAt: place.store.now() })],
      isKept: true,
      device: 'phone',
      timeZone: 'UTC',
    });
  const sweep = () =>
    sweepCensus(place.store, {
      events: createEventStore(place.store),
      dayIn: createSiteDays(),
    });
  const kept = async () =>
    (await createEventStore(place.store).read(ids.site)).map(({ visitor: of }) => of);

  /** Lets visitors take part in a test of the site. */
  async function takePartIn(name: string, ...visitors: readonly string[]): Promise<void> {
    const times = { startedAt: 1, stoppedAt: null } as const;
    const test = {
      kind: 'test',
      name,
      share: 50,
      goal: 'form',
      goalPath: '',
      chosen: 'a',
    } as const;
    const experiments = [{ ...test, ...times }];
    await place.store.saveSite({ id: ids.site, host, settings: { ...settings, experiments } });
    await place.store.write(async (db) => {
      for (const visitor of visitors) {
        const who = { siteId: ids.site, experiment: name, visitor };
        await insertExperimentVisitor(db, who, { variant: 'a', now: 1 });
      }
    });
  }

  it('is deleted for one of them by the id, and the log says so without it', async () => {
    await keep('e1', 'mia-secret');
    await keep('e2', 'ben');
    await takePartIn('heading', 'mia-secret', 'ben');
    const forget = (value: string) =>
      ask(place.server, {
        method: 'POST',
        url: '/config/visits/forget',
        headers: {
          cookie,
          origin: 'http://studio.example',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ visitor: value }).toString(),
      });
    expect((await forget('no id')).text).toContain('This is not the id of a visitor');
    expect((await forget('mia-secret|1|1|1|1')).headers.location).toBe(
      '/config/visits/forget?deleted=1',
    );
    expect(await kept()).toEqual(['ben']);
    const [a] = await countExperimentVisitors(place.store.read, ids.site, 'heading');
    expect(a.seen).toBe(1);
    expect((await look('/config/visits/forget?deleted=1')).text).toContain('1 event was deleted.');
    const { text } = await look('/config/log');
    expect(text).toContain('Deleted what was kept of a visitor');
    expect(text).not.toContain('mia-secret');
    expect(await read('/config/visits')).toMatchObject({
      reported: [{ times: 2 }],
      visitors: { total: 1 },
    });
  });

  it('tells different visitors apart, as long as their events are kept', async () => {
    await keep('e1', 'mia');
    place.advance(20 * day);
    await keep('e2', 'mia');
    await keep('e3', 'ben');
    await open('/contact');
    const visitors = (query: string) => read(`/config/visits${query}`);
    cookie = await signIn(place.store, await addAccount(place.store, ['reporting']));
    expect(await visitors('?days=7')).toMatchObject({ visitors: { total: 2 }, visitorsBefore: 0 });
    expect(await visitors('?days=28')).toMatchObject({
      visitors: { total: 2, days: { '2026-01-01': 1, '2026-01-21': 2 } },
    });
    expect(await visitors('?days=90')).not.toHaveProperty('visitorsBefore');
    const { text } = await look('/config/visits/export?table=days&days=7');
    expect(text).toContain('"Jan 21, 2026",1,2');
    expect((await look('/config/visits')).text).toMatch(/Visitors who agreed<\/dt><dd><strong>2</);
    const census = { keepDays: 7 };
    await place.store.saveSite({ id: ids.site, settings: { ...settings, census } });
    await sweep();
    expect(await visitors('?days=28')).toMatchObject({ visitors: { days: { '2026-01-21': 2 } } });
  });

  it('is deleted once it is as old as the owner says, 90 days if not', async () => {
    await keep('e1', 'mia');
    place.advance(60 * day);
    await keep('e2', 'ben');
    await sweep();
    expect(await kept()).toEqual(['mia', 'ben']);
    place.advance(31 * day);
    await sweep();
    expect(await kept()).toEqual(['ben']);
    const census = { keepDays: 7 };
    await place.store.saveSite({ id: ids.site, settings: { ...settings, census } });
    await sweep();
    expect(await kept()).toEqual([]);
  });
});

describe('what is done in the area', () => {
  it('[2.12b] is tracked, but not that of a mere viewer', async () => {
    const viewer = await signIn(place.store, await addAccount(place.store, ['viewer']));
    const page = (of: string) =>
      ask(place.server, { url: '/config/account', headers: { cookie: of } });
    const [asAdmin, asViewer] = [(await page(cookie)).text, (await page(viewer)).text];
    expect([asAdmin, asViewer].map((text) => text.includes('/api/events/RecordEvent'))).toEqual([
      true,
      false,
    ]);
    expect([asAdmin, asViewer].map((text) => text.includes('data-broadcast'))).toEqual([
      true,
      false,
    ]);
  });

  it('is not among the visits of the site', async () => {
    await ask(place.server, {
      method: 'POST',
      url: '/api/events/RecordEvent',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ event: 'interface-click', data: { pagePath: '/config/pages' } }),
    });
    expect(await read('/config/visits')).toMatchObject({ reported: [] });
  });

  it('[4.17b] names the state of the item that a page is about', async () => {
    const contact = await place.store.publishedPage(ids.site, 'contact');
    const { text } = await look(`/config/pages/${contact?.id}`);
    expect(text).toContain(`data-item="${contact?.id}" data-item-state="published"`);
  });
});

describe('a period', () => {
  it('ends today, in the time zone of the site', () => {
    const now = Date.UTC(2026, 2, 1, 23, 30);
    const { days, before, from, to } = visitsPeriod({ days: '7' }, now, 'Europe/Berlin');
    expect([days[0], days.at(-1), before[0], before.at(-1)]).toEqual([
      '2026-02-24',
      '2026-03-02',
      '2026-02-17',
      '2026-02-23',
    ]);
    expect([from, to]).toEqual([Date.UTC(2026, 1, 23, 23), Date.UTC(2026, 2, 2, 23)]);
  });
});
