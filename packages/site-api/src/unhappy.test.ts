import { describe, expect, it } from 'vitest';
import type { SiteFetch } from './call-setup';
import { crumbMessage } from './messages';
import { createFakeSite, origin } from './testing/fake-site';
import { submission } from './testing/submission';

const found = { data: { query: 'x', total: 0, results: [] } };
const reply = (
  text: string,
  type: string,
  headers: Record<string, string> = {},
): { text: string; headers: Record<string, string> } => ({
  text,
  headers: { 'content-type': type, ...headers },
});

describe('what a bad day brings', () => {
  it.each([
    ['HTML that says it is HTML', reply('<!doctype html><p>Hello', 'text/html')],
    ['HTML that says it is JSON', reply('<!doctype html><p>Hello', 'application/json')],
    [
      'a login page that the call was led to',
      reply('<form action="/login">', 'text/html', { location: '/login' }),
    ],
    ['half an answer', reply('{"data":{"submissi', 'application/json')],
    ['nothing', reply('', 'application/json')],
  ])('[8.06] %s instead of JSON has stored nothing, and says where', async (_, answer) => {
    const result = await createFakeSite(() => answer).api.saveSubmission(submission);
    expect(result).toMatchObject({ ok: false, status: 200, code: 'unreadable' });
    expect(!result.ok && result.error).toContain(
      `Unable to parse server response from (${origin}/api/form/SaveFormSubmission) as JSON: `,
    );
  });

  it('[8.06] the message never tells the crumb', async () => {
    const result = await createFakeSite(() => ({ text: '<html>' }), {
      readCookie: () => 'SECRET',
    }).api.search('x');
    expect(JSON.stringify(result)).not.toContain('SECRET');
  });

  it('JSON that says it is something else is read all the same', async () => {
    for (const type of ['text/html', 'text/plain', 'image/png', '']) {
      expect(
        (await createFakeSite(() => reply(JSON.stringify(found), type)).api.search('x')).ok,
      ).toBe(true);
    }
  });

  it.each([
    'null',
    '7',
    '"text"',
    '[]',
    '[{"data":{"key":"k"}}]',
    '{"data":null}',
    '{"data":[]}',
    '{"__proto__":{"data":{"key":"k"}}}',
  ])('JSON of another shape, %s, is no success and no exception', async (text) => {
    expect(await createFakeSite(() => ({ text })).api.requestSubmissionKey()).toMatchObject({
      ok: false,
      code: 'unreadable',
    });
  });

  it('[8.06] a huge page in place of an answer does not become a huge message', async () => {
    const result = await createFakeSite(() => ({ text: '<p>x'.repeat(5_000_000) })).api.search('x');
    expect(!result.ok && result.error.length).toBeLessThan(300);
  });

  it('a huge answer is read whole', async () => {
    const results = Array.from({ length: 50_000 }, (_, index) => ({
      title: `Pot ${index}`,
      url: `/pots/${index}`,
      excerpt: 'x'.repeat(100),
    }));
    const result = await createFakeSite(() => ({
      body: { data: { query: 'x', total: 50_000, results } },
    })).api.search('x');
    expect(result.ok && result.data.results.length).toBe(50_000);
  });

  it('an answer that begins and never ends is ended by the deadline, or by the caller', async () => {
    const fetch: SiteFetch = async (_, { signal }) => ({
      ok: true,
      status: 200,
      headers: { get: () => null },
      text: () =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('ended'))),
        ),
    });
    const [late, ended] = [new AbortController(), new AbortController()];
    const timed = createFakeSite(() => ({}), { fetch, deadline: () => late.signal }).api.search(
      'x',
    );
    const pending = createFakeSite(() => ({}), { fetch }).api.search('x', { signal: ended.signal });
    const both = createFakeSite(() => ({}), {
      fetch,
      deadline: () => new AbortController().signal,
    }).api.search('x', { signal: ended.signal });
    await new Promise((resolve) => setImmediate(resolve));
    late.abort();
    ended.abort();
    expect(await Promise.all([timed, pending, both])).toMatchObject([
      { code: 'timeout' },
      { code: 'aborted' },
      { code: 'aborted' },
    ]);
  });

  it('[8.05d] with cookies off a submission says so, and is not sent twice', async () => {
    const site = createFakeSite(() => ({ body: { crumbFail: true, crumb: 'new' } }), {
      cookiesOn: () => false,
    });
    expect(await site.api.saveSubmission(submission)).toMatchObject({
      ok: false,
      code: 'crumb',
      error: crumbMessage,
    });
    expect(site.seen).toHaveLength(1);
  });

  it('[8.05d] where cookies are said to be on and are not kept, it ends after the second refusal', async () => {
    let made = 0;
    const site = createFakeSite(() => ({ body: { crumbFail: true, crumb: `c${(made += 1)}` } }));
    expect(await site.api.saveSubmission(submission)).toMatchObject({
      ok: false,
      code: 'crumb',
      error: crumbMessage,
    });
    expect(site.seen.map(({ url }) => new URL(url).searchParams.get('crumb'))).toEqual([
      null,
      'c1',
    ]);
  });

  it('storage that may not be looked at is a failure, not an exception', async () => {
    const denied = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    const { api, seen } = createFakeSite(() => ({ body: found }), { readCookie: denied });
    expect(
      await Promise.all([
        api.saveSubmission(submission),
        api.requestSubmissionKey(),
        api.search('x'),
      ]),
    ).toMatchObject([
      { ok: false, code: 'network' },
      { ok: false, code: 'network' },
      { ok: false, code: 'network' },
    ]);
    expect(seen).toEqual([]);
  });
});
