import { describe, expect, it, vi } from 'vitest';
import type { SiteApiOptions } from './create-site-api';
import type { Call } from './call';
import { retryCall } from './retry-call';
import { createFakeSite, type Answer } from './testing/fake-site';
import { createHandClock } from './testing/hand-clock';
import { submission } from './testing/submission';

const found = { data: { query: 'x', total: 0, results: [] } };
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));

/** A site that gives its answers one after the other and repeats the last. */
function siteOf(
  answers: readonly (() => Answer | Promise<Answer>)[],
  options: Partial<SiteApiOptions> = {},
) {
  const clock = createHandClock();
  let index = 0;
  const site = createFakeSite(() => answers[Math.min(index++, answers.length - 1)]?.() ?? {}, {
    clock,
    ...options,
  });
  return { ...site, clock };
}

/** Ends every wait until none is left. */
async function runOut(clock: ReturnType<typeof createHandClock>): Promise<number[]> {
  const waits: number[] = [];
  await clock.next();
  while (clock.waiting.length > 0) {
    waits.push(...clock.waiting);
    await clock.next();
  }
  return waits;
}

describe('a call that did not get through', () => {
  it.each([
    ['no answer', unanswered],
    ['502', () => ({ status: 502, text: '<h1>Bad gateway</h1>' })],
    ['504', () => ({ status: 504, text: '' })],
  ])('[8.07b] %s: is made again every 200 ms, twice, then tells', async (_, answer) => {
    const { api, seen, clock } = siteOf([answer]);
    const result = api.search('x');
    expect(await runOut(clock)).toEqual([200, 200]);
    expect(await result).toMatchObject({ ok: false, error: 'Unable to connect…' });
    expect(seen).toHaveLength(3);
  });

  it('[8.07b] is a success as soon as one comes', async () => {
    const { api, seen, clock } = siteOf([unanswered, () => ({ body: found })]);
    const result = api.search('x');
    expect(await runOut(clock)).toEqual([200]);
    expect((await result).ok).toBe(true);
    expect(seen).toHaveLength(2);
  });

  it('[8.07b] count and interval are arguments', async () => {
    const { api, seen, clock } = siteOf([unanswered], { retries: 4, interval: 50 });
    void api.search('x');
    expect(await runOut(clock)).toEqual([50, 50, 50, 50]);
    expect(seen).toHaveLength(5);
  });

  it.each([0, -1])('[8.07b] %i retries are none', async (retries) => {
    const { api, seen, clock } = siteOf([unanswered], { retries });
    void api.search('x');
    expect(await runOut(clock)).toEqual([]);
    expect(seen).toHaveLength(1);
  });

  it('is not made again without a clock', async () => {
    const { api, seen } = siteOf([unanswered], { clock: undefined });
    expect((await api.search('x')).ok).toBe(false);
    expect(seen).toHaveLength(1);
  });
});

describe('what is not made again', () => {
  it.each([200, 400, 401, 403, 404, 409, 429, 500, 501, 503])(
    "the site's own answer %i",
    async (status) => {
      const { api, seen, clock } = siteOf([() => ({ status, text: 'no JSON' })]);
      void api.search('x');
      expect(await runOut(clock)).toEqual([]);
      expect(seen).toHaveLength(1);
    },
  );

  it('a submission, and the call for its key', async () => {
    const { api, seen, clock } = siteOf([unanswered]);
    const results = Promise.all([api.saveSubmission(submission), api.requestSubmissionKey()]);
    expect(await runOut(clock)).toEqual([]);
    expect(await results).toMatchObject([{ code: 'network' }, { code: 'network' }]);
    expect(seen).toHaveLength(2);
  });

  it('a call that was too late', async () => {
    const late = new AbortController();
    const fetch = vi.fn<SiteApiOptions['fetch']>(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
    );
    const { api, clock } = siteOf([], { fetch, deadline: () => late.signal });
    const result = api.search('x');
    late.abort();
    expect(await runOut(clock)).toEqual([]);
    expect(await result).toMatchObject({ code: 'timeout' });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('retryCall', () => {
  const refuse: Call = () => Promise.resolve({ ok: false, status: 0, code: 'network', error: 'x' });
  const read = () => true;

  it.each([
    ['POST', 0],
    ['PUT', 0],
    ['DELETE', 0],
    ['GET', 2],
  ] as const)(
    '[8.07b] a %s is made again %i times by itself, and as often as it says',
    async (method, times) => {
      const call = vi.fn(refuse) as typeof refuse & { mock: { calls: unknown[] } };
      const clock = createHandClock();
      const retried = retryCall(call, { clock });
      void retried('x', read, { method });
      await runOut(clock);
      expect(call).toHaveBeenCalledTimes(1 + times);
      void retried('x', read, { method, retries: 3 });
      await runOut(clock);
      expect(call).toHaveBeenCalledTimes(1 + times + 4);
    },
  );

  it('ends its wait with the signal, and leaves nothing behind', async () => {
    const clock = createHandClock();
    const ended = new AbortController();
    const removed = vi.spyOn(ended.signal, 'removeEventListener');
    const fetch: SiteApiOptions['fetch'] = vi.fn(unanswered);
    const { api } = createFakeSite(() => ({}), { clock, fetch });
    const result = api.search('x', { signal: ended.signal });
    await new Promise((resolve) => setImmediate(resolve));
    expect(clock.waiting).toEqual([200]);
    ended.abort();
    expect(await result).toMatchObject({ ok: false, code: 'aborted' });
    expect(removed).toHaveBeenCalled();
    expect(clock.waiting).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
