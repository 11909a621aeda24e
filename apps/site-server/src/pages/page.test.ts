import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, plainRenderer, testServer, type TestServer } from '../testing/server-fixture';
import { ids, pageDocument, publishNew } from '../testing/site-fixture';

let test: TestServer;
let renders: number;

beforeEach(async () => {
  renders = 0;
  test = await testServer({
    renderPage: (input) => {
      renders += 1;
      return plainRenderer(input);
    },
  });
});
afterEach(() => test.remove());

describe('pages', () => {
  it('are rendered once and then come from the cache, in the encoding asked for', async () => {
    const plain = await ask(test.server, { url: '/contact' });
    const brotli = await ask(test.server, {
      url: '/contact',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    const gzip = await ask(test.server, {
      url: '/contact',
      headers: { 'accept-encoding': 'gzip, br;q=0' },
    });
    expect(plain.text).toContain('"form":"Contact"');
    expect([
      brotli.headers['content-encoding'],
      brotliDecompressSync(brotli.bytes).toString(),
    ]).toEqual(['br', plain.text]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.bytes).toString()]).toEqual([
      'gzip',
      plain.text,
    ]);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(renders).toBe(1);
  });

  it('are read once for a visitor, whoever looks at them before they are shown', async () => {
    const statements = async (url: string) => {
      const before = test.store.stats().statements;
      expect((await ask(test.server, { url })).status).toBe(200);
      return test.store.stats().statements - before;
    };
    await statements('/contact'); // what is read once for the site
    expect(await statements('/')).toBe(1);
    expect(await statements('/?logout=true')).toBe(1);
    expect(await statements('/')).toBe(1);
  });

  it('are rendered once for many who ask at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask(test.server, { url: '/' })));
    expect(renders).toBe(1);
  });

  it('answer 304 to a browser that has them, with the same policy and without a body', async () => {
    const first = await ask(test.server, { url: '/' });
    const second = await ask(test.server, {
      url: '/',
      headers: { 'if-none-match': `"x", W/${first.headers.etag}` },
    });
    expect([second.status, second.text]).toEqual([304, '']);
    expect(second.headers['content-length']).toBeUndefined();
    for (const name of [
      'etag',
      'content-security-policy',
      'cache-control',
      'vary',
      'x-content-type-options',
    ]) {
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    }
  });

  it('are made anew after a publish, at once in this process', async () => {
    const first = await ask(test.server, { url: '/contact' });
    const page = await test.store.publishedPage(ids.site, 'contact');
    if (!page) throw new Error('no page');
    const { pageId } = await test.store.savePage({ ...page, title: 'Write to us' });
    expect((await ask(test.server, { url: '/contact' })).headers.etag).toBe(first.headers.etag);
    await test.store.publish(pageId);
    const second = await ask(test.server, {
      url: '/contact',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([second.status, second.text.includes('Write to us')]).toEqual([200, true]);
  });

  it('carry nothing of a visitor: no cookie, a public cache', async () => {
    const { headers } = await ask(test.server, { url: '/', headers: { cookie: 'crumb=x' } });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['http', 'https'])(
    'answer from memory what they answer the long way, over %s',
    async (protocol) => {
      await test.remove();
      test = await testServer({ trustProxy: true });
      const visit = (url: string, headers: Record<string, string> = {}) =>
        ask(test.server, {
          url,
          headers: { 'accept-encoding': 'br', 'x-forwarded-proto': protocol, ...headers },
        });
      // With a query, the answer does not come straight from memory.
      const long = await visit('/contact?from=letter');
      const { date: _, ...headers } = long.headers;
      const short = await visit('/contact');
      expect([short.status, short.bytes]).toEqual([200, long.bytes]);
      expect(short.headers).toEqual({ date: expect.any(String), ...headers });
      const tag = { 'if-none-match': String(headers.etag) };
      const [longUnchanged, unchanged] = [
        await visit('/contact?from=letter', tag),
        await visit('/contact', tag),
      ];
      expect([unchanged.status, unchanged.text]).toEqual([304, '']);
      expect(unchanged.headers).toEqual({ ...longUnchanged.headers, date: expect.any(String) });
    },
  );

  it("another machine's change is seen after a second, from memory too", async () => {
    const first = await ask(test.server, { url: '/', headers: { 'accept-encoding': 'br' } });
    await test.store.write((db) => db.updateTable('site').set({ revision: 99 }).execute());
    test.advance(999);
    expect(
      (await ask(test.server, { url: '/', headers: { 'accept-encoding': 'br' } })).headers.etag,
    ).toBe(first.headers.etag);
    test.advance(2);
    expect(
      (await ask(test.server, { url: '/', headers: { 'accept-encoding': 'br' } })).headers.etag,
    ).not.toBe(first.headers.etag);
  });

  it('answer HEAD with the headers of GET alone', async () => {
    const get = await ask(test.server, { url: '/' });
    const head = await ask(test.server, { method: 'HEAD', url: '/' });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', get.headers.etag]);
  });

  it('have one address: a slash at the end or doubled moves there, the query kept', async () => {
    const moved = async (url: string) => {
      const { status, headers } = await ask(test.server, { url });
      return [status, headers.location];
    };
    expect(await moved('/contact/')).toEqual([301, '/contact']);
    expect(await moved('/contact/?a=1')).toEqual([301, '/contact?a=1']);
    expect(await moved('//evil.example/')).toEqual([301, '/evil.example']);
  });
});

describe('pages of their own types', () => {
  it("[2.16] a site's not-found page (100) answers unknown addresses with 404, and has no address of its own", async () => {
    await publishNew(test.store, { slug: 'not-found', title: 'Lost', pageType: 100 });
    for (const url of ['/nowhere', '/a/b/c', '/%', '/not-found', '/:100', '/type%20100']) {
      const { status, text, headers } = await ask(test.server, { url });
      expect([url, status, text.includes('Lost'), headers.etag]).toEqual([
        url,
        404,
        true,
        undefined,
      ]);
    }
    expect(renders).toBe(1);
  });

  it('a site without one answers with a plain page', async () => {
    const { status, text } = await ask(test.server, { url: '/nowhere' });
    expect([status, text.includes('Page not found')]).toEqual([404, true]);
  });

  it("[2.16] a failing page shows the site's error page (101), and no stack", async () => {
    await publishNew(test.store, { slug: 'trouble', title: 'Trouble', pageType: 101 });
    await test.remove();
    test = await testServer({
      renderPage: (input) => {
        if (input.page.title === 'Contact') throw new Error('secret detail');
        return plainRenderer(input);
      },
    });
    await publishNew(test.store, { slug: 'trouble', title: 'Trouble', pageType: 101 });
    const { status, text } = await ask(test.server, { url: '/contact' });
    expect([status, text.includes('Trouble'), text.includes('secret')]).toEqual([500, true, false]);
  });

  it('[2.16] the search page (102) is rendered per request with what was found', async () => {
    await publishNew(test.store, { slug: 'search', title: 'Search', pageType: 102 });
    await publishNew(test.store, {
      slug: 'glazes',
      title: 'Glazes',
      document: pageDocument({ type: 'button', data: { text: 'Celadon', href: '/glazes' } }),
    });
    const { status, text, headers } = await ask(test.server, { url: '/search?q=cela' });
    expect([status, headers['cache-control'], text.includes('"url":"/glazes"')]).toEqual([
      200,
      'no-store',
      true,
    ]);
    expect((await ask(test.server, { url: '/search' })).text).toContain('"total":0');
  });
});

describe('GET /api/search', () => {
  it('[7.29] answers in the envelope, with a limit', async () => {
    await publishNew(test.store, { slug: 'one', title: 'Clay one', description: 'First' });
    await publishNew(test.store, { slug: 'two', title: 'Clay two' });
    const { json } = await ask(test.server, { url: '/api/search?q=clay&limit=1' });
    expect(json).toEqual({
      data: {
        query: 'clay',
        total: 2,
        results: [{ title: 'Clay one', url: '/one', excerpt: 'First' }],
      },
    });
    expect((await ask(test.server, { url: '/api/search?limit=-1' })).json).toEqual({
      data: { query: '', total: 0, results: [] },
    });
  });
});

describe('searching too often', () => {
  it('is refused for a while, for that visitor only, on the page and in the call', async () => {
    const first = { 'x-forwarded-for': '10.0.0.1' };
    await test.remove();
    test = await testServer({ searchesPerMinute: 2, trustProxy: true });
    await publishNew(test.store, { slug: 'search', title: 'Search', pageType: 102 });
    for (const url of ['/api/search?q=a', '/search?q=a']) {
      expect((await ask(test.server, { url, headers: first })).status).toBe(200);
    }
    expect((await ask(test.server, { url: '/search?q=a', headers: first })).status).toBe(429);
    const { status, json, headers } = await ask(test.server, {
      url: '/api/search?q=a',
      headers: first,
    });
    expect([status, json]).toEqual([
      429,
      { error: 'Too many searches. Please try again in a minute.' },
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (
        await ask(test.server, {
          url: '/api/search?q=a',
          headers: { 'x-forwarded-for': '10.0.0.2' },
        })
      ).status,
    ).toBe(200);
    test.advance(60_000);
    expect((await ask(test.server, { url: '/api/search?q=a', headers: first })).status).toBe(200);
  });
});

describe('?submitted=', () => {
  it('of a form that is not on the page changes nothing', async () => {
    const usual = await ask(test.server, { url: '/' });
    const claimed = await ask(test.server, { url: `/?submitted=${ids.form}` });
    expect([claimed.status, claimed.text, claimed.headers.etag]).toEqual([
      200,
      usual.text,
      usual.headers.etag,
    ]);
  });
});
