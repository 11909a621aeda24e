import { formMessages } from '@frontage/form-runtime';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database';
import { ask, plainRenderer, testServer, type TestServer } from '../testing/server-fixture';
import { goodValues, ids, publishNew } from '../testing/site-fixture';
import { createSiteServer, type SiteServer } from './create-site-server';
import type { SiteStore } from './site-store';
import { testKeys } from '../testing/test-keys';

let test: TestServer;
let servers: SiteServer[];

beforeEach(async () => {
  servers = [];
  test = await testServer();
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await test.remove();
});

const fail = () => Promise.reject(new Error('secret detail'));

/** A reading side that leaves some queries unanswered, chosen by their conditions. */
function readingSide(isAnswered: (conditions: string) => boolean): Database {
  return test.store.read.withPlugin({
    transformQuery({ node }) {
      if (!isAnswered('where' in node ? JSON.stringify(node.where) : ''))
        throw new Error('secret detail');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

const readsPageBySlug = (conditions: string) => conditions.includes('"name":"slug"');
const readsPageByType = (conditions: string) => conditions.includes('"name":"page_type"');

/** A server on the test's store, some functions of which fail. */
function serverWith(broken: Partial<SiteStore>): SiteServer {
  const server = createSiteServer({
    store: { ...test.store, close: () => Promise.resolve(), ...broken },
    keys: testKeys,
    cacheDir: join('unused', 'variants'),
    renderPage: plainRenderer,
    logLevel: 'silent',
  });
  servers.push(server);
  return server;
}

const sound = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};
const post = {
  method: 'POST',
  url: '/contact',
  body: new URLSearchParams({ 'frontage-form': ids.form, ...goodValues }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
} as const;

describe('a store that does not answer at all', () => {
  const broken = (): Partial<SiteStore> => ({
    read: readingSide(() => false),
    write: fail,
    ready: fail,
  });

  it.each([
    [{ url: '/' }, 500, 'Please try again later.'],
    [{ url: '/search?q=a' }, 500, 'Please try again later.'],
    [post, 500, 'Please try again later.'],
    [{ url: `/assets/${ids.asset}/a.jpg` }, 500, 'This did not work.'],
    [{ url: '/api/search?q=a' }, 500, 'Please try again later.'],
    [{ url: '/ready' }, 503, 'The store does not answer.'],
    [{ url: '/%' }, 500, 'Please try again later.'],
    [{ url: '/%ff/%' }, 500, 'Please try again later.'],
    [{ url: `/order/${'a'.repeat(3_000)}` }, 500, 'Please try again later.'],
    [{ method: 'PUT', url: '/%' } as const, 500, 'Please try again later.'],
  ])(
    '$url tells what to do and nothing of the cause, with all headers',
    async (request, status, says) => {
      const answer = await ask(serverWith(broken()), request);
      expect([
        answer.status,
        answer.text.includes(says),
        /secret|detail| at /.test(answer.text),
      ]).toEqual([status, true, false]);
      expect(answer.headers).toMatchObject(sound);
      expect(answer.headers['content-security-policy']).toMatch(
        /default-src 'none'.*frame-ancestors/,
      );
      expect(answer.headers.etag).toBeUndefined();
    },
  );

  it('is asked anew as soon as it may answer again', async () => {
    let ill = true;
    const server = serverWith({ read: readingSide(() => !ill) });
    expect((await ask(server, { url: '/' })).status).toBe(500);
    ill = false;
    expect((await ask(server, { url: '/' })).status).toBe(200);
  });
});

describe("a site's own pages for such moments", () => {
  it('[2.16] the error page (101) has the policy of a page, kept by nobody, and no ETag', async () => {
    await publishNew(test.store, { slug: 'trouble', title: 'Trouble', pageType: 101 });
    const { status, text, headers } = await ask(
      serverWith({ read: readingSide((where) => !readsPageBySlug(where)) }),
      {
        url: '/contact',
        headers: { 'if-none-match': '*', 'accept-encoding': 'identity' },
      },
    );
    expect([status, text.includes('Trouble'), text.includes('secret')]).toEqual([500, true, false]);
    expect(headers).toMatchObject(sound);
    expect(headers['content-security-policy']).toContain("script-src 'sha256-s' 'strict-dynamic'");
    expect(headers.etag).toBeUndefined();
  });

  it('[2.16] [8.18b] where even the error page cannot be had, a plain one stands in', async () => {
    await publishNew(test.store, { slug: 'trouble', title: 'Trouble', pageType: 101 });
    const { status, text } = await ask(
      serverWith({
        read: readingSide((where) => !readsPageBySlug(where) && !readsPageByType(where)),
      }),
      { url: '/contact' },
    );
    expect([status, text.includes('Something went wrong')]).toEqual([500, true]);
  });
});

describe('a form sent without scripts that cannot be stored', () => {
  it('shows the page again with what was entered and what happened', async () => {
    const { status, text, headers } = await ask(serverWith({ write: fail }), post);
    expect([status, text.includes('"email-1":"ada@example.com"'), text.includes('secret')]).toEqual(
      [500, true, false],
    );
    expect(text).toContain(JSON.stringify(formMessages[500]).slice(1, -1));
    expect(headers).toMatchObject(sound);
    expect(await test.store.submissions(ids.form)).toEqual([]);
  });
});
