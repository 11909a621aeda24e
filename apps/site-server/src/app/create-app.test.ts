import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyRuntime } from '../pages/runtime/load-runtime';
import { ask, testServer, visitor, type TestServer } from '../testing/server-fixture';
import { ids, publishNew } from '../testing/site-fixture';

let test: TestServer;

const script = {
  type: 'text/javascript; charset=utf-8',
  etag: '"a"',
  bytes: Buffer.from('1'),
  compressed: undefined,
};

beforeEach(async () => {
  test = await testServer({
    trustProxy: true,
    runtime: { ...emptyRuntime, files: new Map([['/_frontage/a.js', script]]) },
  });
});
afterEach(() => test.remove());

const everywhere = [
  { url: '/' },
  { url: '/contact' },
  { url: '/contact/' },
  { url: '/nowhere' },
  { url: '/%' },
  { url: '/search?q=a' },
  { url: `/contact?submitted=${ids.form}` },
  { url: '/health' },
  { url: '/ready' },
  { url: '/_frontage/a.js' },
  { url: '/_frontage/b.js' },
  { url: '/assets/x/y' },
  { url: '/api/search?q=a' },
  { url: '/api/nothing' },
  { url: '/api/form/FormSubmissionKey' },
  { method: 'POST', url: '/api/form/FormSubmissionKey' },
  { method: 'POST', url: '/api/form/SaveFormSubmission' },
  { method: 'POST', url: '/contact' },
  { method: 'PUT', url: '/' },
  { method: 'DELETE', url: '/api/search' },
  { method: 'OPTIONS', url: '/contact' },
  { method: 'POST', url: '/contact', headers: { 'content-type': 'image/png' }, body: 'x' },
  {
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'text/plain' },
    body: 'x'.repeat(1024 * 1024 + 1),
  },
] as const;

it("what is nowhere in the area is told by the area, elsewhere by the site's own page", async () => {
  const [inside, outside] = await Promise.all(
    ['/config/nowhere', '/configure'].map((url) => ask(test.server, { url })),
  );
  expect([inside?.status, outside?.status]).toEqual([404, 404]);
  expect(inside?.text).toContain('Unable to locate content');
  expect(inside?.text).toContain('href="/config"');
  expect(outside?.text).not.toContain('href="/config"');
});

describe('security headers', () => {
  it.each(everywhere)('stand on every answer: $method $url', async (request) => {
    const { headers } = await ask(test.server, request);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(
        /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      // Pages of other hosts load the runtime's files.
      'cross-origin-resource-policy':
        request.url === '/_frontage/a.js' ? 'cross-origin' : 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('a page allows its own hashes and nothing else, and enforces Trusted Types', async () => {
    const { headers } = await ask(test.server, { url: '/' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'sha256-s' 'strict-dynamic'; style-src 'sha256-t'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'; manifest-src 'self'; " +
        "media-src 'self'; require-trusted-types-for 'script'; trusted-types frontage",
    );
  });

  it('tell browsers to stay on https when they came that way', async () => {
    const { headers } = await ask(test.server, {
      url: '/',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('methods', () => {
  it.each([
    ['PUT', '/contact', 405, 'GET, HEAD, POST'],
    ['GET', '/api/form/SaveFormSubmission', 405, 'POST'],
    ['POST', '/api/search', 405, 'GET, HEAD'],
    ['DELETE', '/assets/a/b', 405, 'GET, HEAD'],
    ['POST', '/_frontage/a.js', 405, 'GET, HEAD'],
    ['POST', '/api/nothing', 404, undefined],
  ] as const)('%s %s → %i', async (method, url, status, allow) => {
    const answer = await ask(test.server, {
      method,
      url,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.status, answer.headers.allow]).toEqual([status, allow]);
  });
});

describe('readiness', () => {
  it('tells alive from ready', async () => {
    expect((await ask(test.server, { url: '/health' })).status).toBe(200);
    expect((await ask(test.server, { url: '/ready' })).status).toBe(200);
    await test.store.close();
    expect((await ask(test.server, { url: '/ready' })).status).toBe(503);
    expect((await ask(test.server, { url: '/health' })).status).toBe(200);
  });
});

describe('over a socket', () => {
  it('listens, keeps visitors apart by host, and finishes before it closes', async () => {
    const address = await test.server.listen({ port: 0 });
    expect(test.server.address).toBe(address);
    await publishNew(test.store, { slug: 'slow', title: 'Slow' });
    const under = fetch(`${address}/slow`);
    const { status, headers } = await under;
    await test.server.close();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await expect(fetch(address)).rejects.toThrow();
  });

  it('sends a page from memory whole, with its length, and the next one over the same connection', async () => {
    const address = await test.server.listen({ port: 0 });
    const first = await fetch(`${address}/contact`);
    const text = await first.text();
    for (let visit = 0; visit < 3; visit += 1) {
      const repeated = await fetch(`${address}/contact`);
      expect(await repeated.text()).toBe(text);
      expect(Number(repeated.headers.get('content-length'))).toBeGreaterThan(0);
      expect(repeated.headers.get('etag')).toBe(first.headers.get('etag'));
    }
  });

  it('tells visitors of one address by their proxy when that is believed', async () => {
    const first = await visitor(test.server, '2001:db8::1');
    const second = await visitor(test.server, '2001:db8::2');
    const statuses = await Promise.all(
      [first, second].flatMap(({ call }) =>
        Array.from(
          { length: 16 },
          async () => (await call('/api/form/FormSubmissionKey', {})).status,
        ),
      ),
    );
    // Both count as one visitor: an IPv6 network hands out half of an address.
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

it('[9.15c] reads the first 1000 parameters of a query', async () => {
  const search = async (before: number) =>
    (await ask(test.server, { url: `/api/search?${'a&'.repeat(before)}q=moon` })).json;
  expect(await search(999)).toMatchObject({ data: { query: 'moon' } });
  expect(await search(1_000)).not.toMatchObject({ data: { query: 'moon' } });
});
