import { describe, expect, it, vi } from 'vitest';
import { createCall } from './call';
import type { SiteFetch } from './call-setup';
import { crumbMessage } from './messages';
import { createFakeSite, origin } from './testing/fake-site';
import { submission } from './testing/submission';

const found = { data: { query: 'x', total: 0, results: [] } };
const key = { data: { key: 'k1' } };

describe.each([200, 400])('a refused crumb, told with status %i,', (status) => {
  const refuse = (crumb: string) => ({ status, body: { crumbFail: true, crumb } });

  it('[8.05d] is stored anew and the call repeated once', async () => {
    const site = createFakeSite(({ url }) =>
      url.endsWith('crumb=new') ? { body: found } : refuse('new'),
    );
    expect((await site.api.search('x')).ok).toBe(true);
    expect((await site.api.search('x')).ok).toBe(true);
    expect(site.seen).toHaveLength(3);
  });

  it('[8.05d] fails after the second refusal, without a third call', async () => {
    const site = createFakeSite(() => refuse('new'));
    expect(await site.api.search('x')).toMatchObject({
      ok: false,
      status,
      code: 'crumb',
      error: crumbMessage,
    });
    expect(site.seen).toHaveLength(2);
  });

  it('[8.05d] is final where cookies are off', async () => {
    const site = createFakeSite(() => refuse('new'), { cookiesOn: () => false });
    expect(await site.api.requestSubmissionKey()).toEqual({
      ok: false,
      status,
      code: 'crumb',
      error: crumbMessage,
    });
    expect(site.seen).toHaveLength(1);
  });

  it('is no success of a call that expects no data', async () => {
    const site = createFakeSite(() => ({ status, body: { crumbFail: true } }));
    expect(await site.api.saveSubmission(submission)).toMatchObject({
      ok: false,
      status,
      code: 'crumb',
      error: crumbMessage,
    });
    expect(site.seen).toHaveLength(1);
  });

  it('[8.05d] the first call is told it, those made meanwhile wait and have it at once', async () => {
    const site = createFakeSite(({ url }) =>
      url.endsWith('crumb=new') ? { body: key } : refuse('new'),
    );
    const results = await Promise.all(
      Array.from({ length: 5 }, () => site.api.requestSubmissionKey()),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(site.seen.filter(({ url }) => !url.includes('crumb='))).toHaveLength(1);
    expect(site.seen).toHaveLength(6);
  });

  it('[8.05d] an old one is refused to many at once: each is repeated once, with the newest', async () => {
    let arrived = 0;
    let open = (): void => undefined;
    const allArrived = new Promise<void>((resolve) => (open = resolve));
    const site = createFakeSite(async ({ url }, { cookies }) => {
      if (!url.endsWith('crumb=old')) return { body: key };
      arrived += 1;
      if (arrived === 5) open();
      await allArrived;
      return refuse((cookies.crumb = `c${(arrived += 1)}`));
    });
    site.cookies.crumb = 'old';
    const results = await Promise.all(
      Array.from({ length: 5 }, () => site.api.requestSubmissionKey()),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(site.seen).toHaveLength(10);
    expect(site.seen.slice(5).every(({ url }) => url.endsWith('crumb=c10'))).toBe(true);
  });

  it('from another site is not listened to', async () => {
    const fetch = vi.fn<SiteFetch>(async () => ({
      ok: status < 300,
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

describe('while no crumb is known', () => {
  /** A site that holds its first answer until the test releases it. */
  const slowSite = (first: () => Promise<never> | { body: unknown }) => {
    let letGo = (): void => undefined;
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    const site = createFakeSite(async () => {
      if (site.seen.length > 1) return { body: key };
      await gone;
      return first();
    });
    return { ...site, letGo };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('a GET does not wait', async () => {
    const site = slowSite(() => ({ body: key }));
    void site.api.requestSubmissionKey();
    await site.api.search('x');
    expect(site.seen.map(({ method }) => method)).toEqual(['POST', 'GET']);
    site.letGo();
  });

  it('those that wait go on when the first fails', async () => {
    const site = slowSite(() => Promise.reject(new TypeError('Failed to fetch')));
    const calls = [
      site.api.requestSubmissionKey(),
      site.api.requestSubmissionKey(),
      site.api.requestSubmissionKey(),
    ];
    await settled();
    expect(site.seen).toHaveLength(1);
    site.letGo();
    expect((await Promise.all(calls)).map(({ ok }) => ok)).toEqual([false, true, true]);
  });

  it('one that waits can be ended', async () => {
    const fetch: SiteFetch = (_, { signal }) =>
      signal?.aborted ? Promise.reject(new Error('ended')) : new Promise(() => undefined);
    const { api } = createFakeSite(() => ({}), { fetch });
    void api.requestSubmissionKey();
    const [before, meanwhile] = [AbortSignal.abort(), new AbortController()];
    const results = [
      api.requestSubmissionKey(undefined, before),
      api.requestSubmissionKey(undefined, meanwhile.signal),
    ];
    await settled();
    meanwhile.abort();
    expect(await Promise.all(results)).toMatchObject([{ code: 'aborted' }, { code: 'aborted' }]);
  });
});
