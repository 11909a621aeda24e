import { pageTypes } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../app/open-store';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { publishNew } from '../../testing/site-fixture';
import { searchWords } from './search-words';

let place: TestServer;
beforeEach(async () => {
  place = await testServer();
});
afterEach(() => place.remove());

const desk = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0';
const get = (url: string, headers: Record<string, string> = {}) =>
  ask(place.server, { url, headers: { 'user-agent': desk, ...headers } });

/** What was counted, once it is written. */
async function counted(): Promise<readonly string[]> {
  await place.server.close();
  const store = await openStore({ dataDir: place.dataDir });
  const rows = await store.read.selectFrom('visit_count').selectAll().execute();
  await store.close();
  expect(JSON.stringify(rows)).not.toContain('mia');
  return rows
    .filter(({ part }) => part !== 'all')
    .map(({ event, part, name, times }) => [event, part, name, times].join(' '))
    .sort();
}

describe('pages that the server has served', () => {
  it('are counted by page, source and device, also out of the cache and when unchanged', async () => {
    const { headers } = await get('/contact');
    await get('/contact', { referer: 'https://www.search.example/find?q=mia' });
    const etag = String(headers['etag']);
    expect((await get('/contact', { 'if-none-match': etag })).status).toBe(304);
    await get('/', { referer: 'http://studio.example/contact' });
    expect(await counted()).toEqual([
      'page device computer 4',
      'page entry /contact 3',
      'page page / 1',
      'page page /contact 3',
      'page source  2',
      'page source search.example 1',
      'page step /contact → / 1',
    ]);
  });

  it('count bots apart, and nobody who fetches beforehand, or looks after the site', async () => {
    await get('/', { 'user-agent': 'Mozilla/5.0 (compatible; Findbot/2.1)' });
    await get('/', { 'sec-purpose': 'prefetch;prerender' });
    await get('/', { cookie: 'OWNER_HERE=1' });
    expect(await counted()).toEqual(['page device bot 1']);
  });

  it('[6.02b] count a mere viewer like a visitor', async () => {
    await get('/contact', { cookie: 'OWNER_HERE=viewer' });
    expect(await counted()).toContain('page page /contact 1');
  });

  it('count no page that is none, no file, and no redirect', async () => {
    for (const url of ['/none', '/robots.txt', '/contact/', '/api/1/performance/settings'])
      await get(url);
    expect(await counted()).toEqual([]);
  });

  it('count many at once, and every host of a flood as one after the first hundreds', async () => {
    for (let index = 0; index < 350; index += 1)
      await get('/', { referer: `https://host-${index}.example/` });
    const sources = (await counted()).filter((row) => row.includes(' source '));
    expect([sources.length, sources.filter((row) => row.includes(' other '))]).toEqual([
      301,
      ['page source other 50'],
    ]);
  });

  it('tell what was searched for without an answer', async () => {
    const pageType = pageTypes.codes.search;
    await publishNew(place.store, { slug: 'search', title: 'Search', pageType });
    await get('/search?q=Blue%20%20Moon');
    await get('/search?q=home');
    await get('/search?q=mia@example.com');

    expect((await counted()).filter((row) => row.includes(' detail '))).toEqual([
      'search detail home 1',
      'search-none detail blue moon 1',
    ]);
  });
});

it.each([
  [' Blue   Moon ', 'blue moon'],
  ['mia@example.com', ''],
  ['0171 234 567', ''],
  ['vase 2024', 'vase 2024'],
  ['x'.repeat(61), ''],
])('the search %j is counted as %j', (query, words) => {
  expect(searchWords(query)).toBe(words);
});
