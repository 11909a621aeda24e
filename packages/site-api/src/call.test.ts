import { describe, expect, it } from 'vitest';
import { createCall } from './call';
import type { ApiTrouble, CallOptions, SiteFetch } from './call-setup';
import { createFakeSite, origin } from './testing/fake-site';
import { submission } from './testing/submission';

const found = { data: { query: 'x', total: 0, results: [] } };

describe('the data layer', () => {
  it('[3.17] [7.24b] sends the crumb cookie as query parameter', async () => {
    const site = createFakeSite(() => ({ body: found }));
    await site.api.search('x');
    site.cookies.crumb = 'from cookie/1';
    await site.api.search('x');
    expect(site.seen.map(({ url }) => url)).toEqual([
      `${origin}/api/search?q=x&limit=8`,
      `${origin}/api/search?q=x&limit=8&crumb=from+cookie%2F1`,
    ]);
  });

  it('[7.24c] says the content type of a JSON request, and of no other', async () => {
    const site = createFakeSite(() => ({ body: { data: { key: 'k' } } }));
    await site.api.saveSubmission(submission);
    await site.api.search('x');
    expect(site.seen[0]?.headers['Content-Type']).toBe('application/json');
    expect(site.seen[1]?.headers).not.toHaveProperty('Content-Type');
  });

  describe('methods and roots', () => {
    const requested = async (address: string, options: CallOptions, site = origin) => {
      const seen: [url: string, init: Parameters<SiteFetch>[1]][] = [];
      const fetch: SiteFetch = async (url, init) => {
        seen.push([url, init]);
        return { ok: true, status: 200, headers: { get: () => null }, text: async () => '{}' };
      };
      const result = await createCall({ origin: site, fetch, readCookie: () => 'c' })(
        address,
        () => true,
        options,
      );
      return {
        result,
        seen: seen.map(([url, { method, headers, body, credentials }]) => ({
          url,
          method,
          type: headers?.['Content-Type'],
          body,
          credentials,
        })),
      };
    };

    it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
      '[7.24a] %s goes to either root, with a body or without',
      async (method) => {
        for (const root of ['/api/', '/api/rest/'] as const) {
          const url = `${origin}${root}things/1?crumb=c`;
          const credentials = 'same-origin';
          expect((await requested('things/1', { root, method })).seen).toEqual([
            { url, method, credentials },
          ]);
          expect((await requested('things/1', { root, method, body: { a: 1 } })).seen).toEqual([
            { url, method, credentials, type: 'application/json', body: '{"a":1}' },
          ]);
        }
      },
    );

    it('[7.24a] the usual root is the first, and a method follows from the body', async () => {
      const [plain, posted] = [await requested('x', {}), await requested('x', { body: {} })];
      expect(plain.seen).toMatchObject([{ url: `${origin}/api/x?crumb=c`, method: 'GET' }]);
      expect(posted.seen).toMatchObject([{ url: `${origin}/api/x?crumb=c`, method: 'POST' }]);
    });

    it.each([
      ['http://studio.example', 'https://studio.example/api/x?crumb=c'],
      ['https://studio.example', 'https://studio.example/api/x?crumb=c'],
      ['http://studio.example:8080', 'https://studio.example:8080/api/x?crumb=c'],
    ])(
      '[7.24d] from %s a secure call goes to https on the same host, with credentials',
      async (site, url) => {
        const { seen } = await requested('x', { secure: true, method: 'DELETE' }, site);
        expect(seen).toMatchObject([{ url, method: 'DELETE', credentials: 'include' }]);
      },
    );

    it.each([
      'https://evil.example/x',
      '//evil.example/x',
      'http://studio.example/x',
      'blob:https://studio.example/1',
    ])('[7.24d] a secure call to %s is not made', async (address) => {
      const { result, seen } = await requested(address, { secure: true });
      expect([result, seen]).toMatchObject([{ ok: false, code: 'network' }, []]);
    });
  });

  it('calls a browser fetch without an owner', async () => {
    let owner: unknown = 'never called';
    const readCookie = () => undefined;
    const fetch = async function (this: unknown) {
      owner = this;
      return { ok: true, status: 200, headers: { get: () => null }, text: async () => '{}' };
    };
    await createFakeSite(() => ({}), { fetch, readCookie }).api.search('x');
    expect(owner).toBeUndefined();
  });

  it('an address that is none is a failure, not an exception', async () => {
    const call = createCall({
      origin,
      fetch: () => Promise.reject(new Error('called')),
      readCookie: () => undefined,
    });
    expect(await call('http://', () => true)).toMatchObject({
      ok: false,
      status: 0,
      code: 'network',
    });
  });

  it('[8.05a] takes a reply with an error for a failure, whatever its status', async () => {
    const site = createFakeSite(() => ({ body: { ...found, error: 'Not now.' } }));
    expect(await site.api.search('x')).toMatchObject({
      ok: false,
      status: 200,
      code: 'reply',
      error: 'Not now.',
    });
  });

  it('[8.05b] tells of a required login, and of a failed authorisation', async () => {
    const troubles: ApiTrouble[] = [];
    const site = createFakeSite(
      () => ({ status: 401, body: { error: 'No.', loginRequired: true, authorizationFail: true } }),
      { readCookie: () => 'secret', onTrouble: (trouble) => troubles.push(trouble) },
    );
    await site.api.requestSubmissionKey();
    const issue = { address: `${origin}/api/form/FormSubmissionKey`, error: 'No.' };
    expect(troubles).toEqual([
      { type: 'loginRequired', ...issue },
      { type: 'authorizationFail', ...issue },
    ]);
  });

  it.each([false, 0, '', 'no', {}, [true]])('[8.05b] of %j it tells nothing', async (value) => {
    const troubles: ApiTrouble[] = [];
    const site = createFakeSite(
      () => ({ body: { ...found, loginRequired: value, authorizationFail: value } }),
      { onTrouble: (trouble) => troubles.push(trouble) },
    );
    expect((await site.api.search('x')).ok).toBe(true);
    expect(troubles).toEqual([]);
  });

  describe('what never throws', () => {
    it('[8.06] a reply that is no JSON has its message, with address and cause', async () => {
      const result = await createFakeSite(() => ({ text: '<html>' })).api.search('x');
      expect(result).toMatchObject({ ok: false, status: 200, code: 'unreadable' });
      const words =
        /^Internal Error: Unable to parse server response from \(https:\/\/studio\.example\/api\/search\?q=x&limit=8\) as JSON: .+/;
      expect(!result.ok && result.error).toMatch(words);
    });

    it.each(['<html>Please log in to this network.', ''])(
      '[8.06] a success that is no JSON, %j, has stored nothing',
      async (text) => {
        const result = await createFakeSite(() => ({ text })).api.saveSubmission(submission);
        expect(result).toMatchObject({ ok: false, status: 200, code: 'unreadable' });
      },
    );

    it('a reply without the data that was asked for', async () => {
      const result = await createFakeSite(() => ({
        body: { data: { key: 7 } },
      })).api.requestSubmissionKey();
      expect(result).toMatchObject({ ok: false, code: 'unreadable' });
    });

    it('a network that fails', async () => {
      const site = createFakeSite(() => Promise.reject(new TypeError('Failed to fetch')));
      expect(await site.api.search('x')).toEqual({
        ok: false,
        status: 0,
        code: 'network',
        error: 'Unable to connect…',
      });
    });

    it('surroundings that throw', async () => {
      const boom = () => {
        throw new Error('boom');
      };
      for (const options of [{ deadline: boom }, { readCookie: boom }, { fetch: boom }]) {
        expect(
          await createFakeSite(() => ({ body: found }), options).api.search('x'),
        ).toMatchObject({ code: 'network' });
      }
    });

    it('a caller that ends the call', async () => {
      const controller = new AbortController();
      const fetch: SiteFetch = (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('ended'))),
        );
      const { api } = createFakeSite(() => ({}), { fetch });
      const result = api.search('x', { signal: controller.signal });
      controller.abort();
      expect(await result).toMatchObject({ ok: false, status: 0, code: 'aborted' });
    });

    it('a server that does not answer in time', async () => {
      const late = new AbortController();
      const fetch: SiteFetch = (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('ended'))),
        );
      const { api } = createFakeSite(() => ({}), { fetch, deadline: () => late.signal });
      const result = api.search('x');
      late.abort();
      expect(await result).toMatchObject({ ok: false, status: 0, code: 'timeout' });
    });
  });

  it.each([
    [401, 'Unauthorized request'],
    [403, 'Unauthorized request'],
    [500, 'Internal server error. Please try again later.'],
    [501, 'Internal server error. Please try again later.'],
    [503, 'This service is temporarily unavailable. Please try again later.'],
    [404, 'Unable to connect…'],
    [418, 'Unable to connect…'],
  ])('[8.07a] status %i has its message', async (status, error) => {
    for (const text of ['<html>', '{}', 'null', '[]']) {
      const result = await createFakeSite(() => ({ status, text })).api.search('x');
      expect(result).toEqual({ ok: false, status, code: 'status', error });
    }
  });

  it.each([400, 401, 500, 502])('[8.07c] the body of a %i is passed on', async (status) => {
    for (const name of ['error', 'message', 'billingErrorCode']) {
      const body = { [name]: 'The card is old.', card: 7 };
      const result = await createFakeSite(() => ({ status, body })).api.search('x');
      expect(result).toEqual({ ok: false, status, code: 'reply', error: 'The card is old.', body });
    }
  });

  it.each([403, 404, 409, 503])('[8.07c] the body of a %i is not', async (status) => {
    const result = await createFakeSite(() => ({ status, body: { error: 'Secret.' } })).api.search(
      'x',
    );
    expect(result).toMatchObject({ ok: false, code: 'status' });
    expect(JSON.stringify(result)).not.toContain('Secret');
  });

  it('a 400 brings the errors of its fields, those that are texts', async () => {
    const errors = { 'email-1': 'Wrong.', other: 7 };
    const result = await createFakeSite(() => ({ status: 400, body: { errors } })).api.search('x');
    expect(result).toMatchObject({ ok: false, status: 400, errors: { 'email-1': 'Wrong.' } });
    expect(
      await createFakeSite(() => ({ status: 422, body: { errors } })).api.search('x'),
    ).not.toHaveProperty('errors');
  });

  it.each([
    ['2', 2000],
    ['0', 0],
    [' 3 ', 3000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['-1', undefined],
  ])('reads Retry-After %j in seconds', async (value, retryAfter) => {
    const answer = { status: 429, body: {}, headers: { 'Retry-After': value } };
    const result = await createFakeSite(() => answer).api.search('x');
    expect(result.ok || result.retryAfter).toBe(retryAfter);
  });
});
