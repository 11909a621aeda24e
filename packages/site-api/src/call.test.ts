import { describe, expect, it, vi } from 'vitest';
import { createCall, type ApiTrouble, type SiteFetch } from './call';
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
      `${origin}/api/search?q=x&limit=8&crumb=from%20cookie%2F1`,
    ]);
  });

  it('[7.24c] says the content type of a JSON request, and of no other', async () => {
    const site = createFakeSite(() => ({ body: { data: { key: 'k' } } }));
    await site.api.requestSubmissionKey();
    await site.api.search('x');
    expect(site.seen[0]?.headers['Content-Type']).toBe('application/json');
    expect(site.seen[1]?.headers).not.toHaveProperty('Content-Type');
  });

  it('calls a browser fetch without an owner', async () => {
    let owner: unknown = 'never called';
    const readCookie = () => undefined;
    const fetch = async function (this: unknown) {
      owner = this;
      return { status: 200, headers: { get: () => null }, text: async () => '{}' };
    };
    await createFakeSite(() => ({}), { fetch, readCookie }).api.search('x');
    expect(owner).toBeUndefined();
  });

  describe.each([200, 400])('a refused crumb, told with status %i,', (status) => {
    const refuse = (crumb: string) => ({ status, body: { crumbFail: true, crumb } });

    it('[8.05d] is stored anew and the call repeated once', async () => {
      const site = createFakeSite(({ url }) => (url.endsWith('crumb=new') ? { body: found } : refuse('new')));
      expect((await site.api.search('x')).ok).toBe(true);
      expect((await site.api.search('x')).ok).toBe(true);
      expect(site.seen).toHaveLength(3);
    });

    it('[8.05d] fails after the second refusal, without a third call', async () => {
      const site = createFakeSite(() => refuse('new'));
      expect(await site.api.search('x')).toMatchObject({ ok: false, status, code: 'status' });
      expect(site.seen).toHaveLength(2);
    });

    it('[8.05d] is final where cookies are off', async () => {
      const site = createFakeSite(() => refuse('new'), { cookiesOn: () => false });
      expect((await site.api.search('x')).ok).toBe(false);
      expect(site.seen).toHaveLength(1);
    });

    it('is no success of a call that expects no data', async () => {
      const site = createFakeSite(() => ({ status, body: { crumbFail: true } }));
      expect(await site.api.saveSubmission(submission)).toMatchObject({ ok: false, status, code: 'status' });
      expect(site.seen).toHaveLength(1);
    });

    it('many at once are each repeated once, with the newest', async () => {
      let arrived = 0;
      let open = (): void => undefined;
      const allArrived = new Promise<void>((resolve) => (open = resolve));
      const site = createFakeSite(async ({ url }, { cookies }) => {
        if (url.includes('crumb=')) return { body: found };
        arrived += 1;
        if (arrived === 5) open();
        await allArrived;
        return refuse((cookies.crumb = `c${(arrived += 1)}`));
      });
      const results = await Promise.all(Array.from({ length: 5 }, () => site.api.search('x')));
      expect(results.every(({ ok }) => ok)).toBe(true);
      expect(site.seen).toHaveLength(10);
      expect(site.seen.slice(5).every(({ url }) => url.endsWith('crumb=c10'))).toBe(true);
    });

    it('from another site is not listened to', async () => {
      const fetch = vi.fn<SiteFetch>(async () => ({
        status,
        headers: { get: () => null },
        text: async () => JSON.stringify({ crumbFail: true, crumb: 'planted' }),
      }));
      const call = createCall({ origin, fetch, readCookie: () => undefined });
      await call('https://evil.example/x', () => true);
      await call('/x', () => true);
      expect(fetch.mock.calls.map(([url]) => url)).toEqual([
        'https://evil.example/x',
        'https://studio.example/x',
        'https://studio.example/x?crumb=planted',
      ]);
    });
  });

  it('an address that is none is a failure, not an exception', async () => {
    const call = createCall({ origin, fetch: () => Promise.reject(new Error('called')), readCookie: () => undefined });
    expect(await call('http://', () => true)).toMatchObject({ ok: false, status: 0, code: 'network' });
  });

  it('[8.05a] takes a reply with an error for a failure, whatever its status', async () => {
    const site = createFakeSite(() => ({ body: { ...found, error: 'Not now.' } }));
    expect(await site.api.search('x')).toEqual({ ok: false, status: 200, code: 'reply', error: 'Not now.' });
  });

  it('[8.05b] tells of a required login, and of a failed authorisation', async () => {
    const troubles: ApiTrouble[] = [];
    const site = createFakeSite(
      () => ({ status: 401, body: { error: 'No.', loginRequired: true, authorizationFail: true } }),
      { onTrouble: (trouble) => troubles.push(trouble) },
    );
    await site.api.requestSubmissionKey();
    const address = '/api/form/FormSubmissionKey';
    expect(troubles).toEqual([
      { type: 'loginRequired', address },
      { type: 'authorizationFail', address },
    ]);
  });

  describe('what never throws', () => {
    it('[8.06] a reply that is no JSON has its message, with address and cause', async () => {
      const result = await createFakeSite(() => ({ text: '<html>' })).api.search('x');
      expect(result).toMatchObject({ ok: false, status: 200, code: 'unreadable' });
      const words = /^Internal Error: Unable to parse server response from \(https:\/\/studio\.example\/api\/search\?q=x&limit=8\) as JSON: .+/;
      expect(!result.ok && result.error).toMatch(words);
    });

    it.each(['<html>Please log in to this network.', ''])('[8.06] a success that is no JSON, %j, has stored nothing', async (text) => {
      const result = await createFakeSite(() => ({ text })).api.saveSubmission(submission);
      expect(result).toMatchObject({ ok: false, status: 200, code: 'unreadable' });
    });

    it('a reply without the data that was asked for', async () => {
      const result = await createFakeSite(() => ({ body: { data: { key: 7 } } })).api.requestSubmissionKey();
      expect(result).toMatchObject({ ok: false, code: 'unreadable' });
    });

    it('a network that fails', async () => {
      const site = createFakeSite(() => Promise.reject(new TypeError('Failed to fetch')));
      expect(await site.api.search('x')).toEqual({ ok: false, status: 0, code: 'network', error: 'Unable to connect…' });
    });

    it('surroundings that throw', async () => {
      const boom = () => {
        throw new Error('boom');
      };
      for (const options of [{ deadline: boom }, { readCookie: boom }, { fetch: boom }]) {
        expect(await createFakeSite(() => ({ body: found }), options).api.search('x')).toMatchObject({ code: 'network' });
      }
    });

    it('a caller that ends the call', async () => {
      const controller = new AbortController();
      const fetch: SiteFetch = (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))));
      const { api } = createFakeSite(() => ({}), { fetch });
      const result = api.search('x', { signal: controller.signal });
      controller.abort();
      expect(await result).toMatchObject({ ok: false, status: 0, code: 'aborted' });
    });

    it('a server that does not answer in time', async () => {
      const late = new AbortController();
      const fetch: SiteFetch = (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))));
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
      const result = await createFakeSite(() => ({ status, body: { [name]: 'The card is old.' } })).api.search('x');
      expect(result).toMatchObject({ ok: false, status, code: 'reply', error: 'The card is old.' });
    }
  });

  it.each([403, 404, 409, 503])('[8.07c] the body of a %i is not', async (status) => {
    const result = await createFakeSite(() => ({ status, body: { error: 'Secret.' } })).api.search('x');
    expect(result).toMatchObject({ ok: false, code: 'status' });
    expect(JSON.stringify(result)).not.toContain('Secret');
  });

  it('a 400 brings the errors of its fields, those that are texts', async () => {
    const errors = { 'email-1': 'Wrong.', other: 7 };
    const result = await createFakeSite(() => ({ status: 400, body: { errors } })).api.search('x');
    expect(result).toMatchObject({ ok: false, status: 400, errors: { 'email-1': 'Wrong.' } });
    expect(await createFakeSite(() => ({ status: 422, body: { errors } })).api.search('x')).not.toHaveProperty('errors');
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
