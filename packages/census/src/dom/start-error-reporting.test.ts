// @vitest-environment happy-dom
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { startErrorReporting } from './start-error-reporting';
import { earlyErrorEvents, whenFirstError } from './when-first-error';

afterEach(() => vi.restoreAllMocks());

interface SentEntry {
  readonly event: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly timestamp: number;
}

function startPage(answer: () => Promise<Response> = () => Promise.resolve(new Response())) {
  const clock = createFakeClock();
  const calls: RequestInit[] = [];
  vi.spyOn(window.Date, 'now').mockImplementation(() => 1000 + clock.now());
  vi.spyOn(window, 'fetch').mockImplementation((_address, init) => {
    calls.push(init ?? {});
    return answer();
  });
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  let crumb: string | undefined;
  const { signal } = ended;
  const report = startErrorReporting({ window, clock, readCrumb: () => crumb, signal });
  return {
    setCrumb: (value: string) => void (crumb = value),
    clock,
    calls,
    report,
    end: () => ended.abort(),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    sent: () => calls.map(({ body }) => JSON.parse(String(body)) as SentEntry[]),
  };
}

it('[9.03a] errors are sent together, one second after the last', () => {
  const { report, clock, sent } = startPage();
  report('error', new TypeError('first'), { filename: '/a.js', line: 3 });
  clock.advance(999);
  report('unhandledrejection', 'a text');
  clock.advance(999);
  expect(sent()).toEqual([]);
  clock.advance(1);
  expect(sent()).toMatchObject([
    [
      {
        event: 'error',
        data: { message: 'TypeError: first', pagePath: '/', filename: '/a.js', line: 3 },
        timestamp: 1000,
      },
      { event: 'unhandledrejection', data: { message: 'a text', stack: '' }, timestamp: 1999 },
    ],
  ]);
});

it('[9.03a] a stack ends after 5,000 characters', () => {
  const { report, leave, sent } = startPage();
  report('error', Object.assign(new Error('deep'), { stack: 'x'.repeat(9000) }));
  leave();
  expect(sent()[0]?.[0]?.data['stack']).toHaveLength(5000);
});

it('[9.03a] at most 10 wait, at most 20 are sent from a page; the others are counted', () => {
  const { report, leave, clock, sent } = startPage();
  for (let index = 0; index < 10_000; index++) report('error', new Error(`${index}`));
  clock.advance(1000);
  expect(sent().flat()).toHaveLength(11);
  for (let index = 0; index < 30; index++) {
    report('error', new Error('later'));
    clock.advance(1000);
  }
  leave();
  leave();
  const entries = sent().flat();
  expect(entries.filter(({ event }) => event === 'error')).toHaveLength(20);
  const suppressed = entries.map(({ data }) => Number(data['suppressed'] ?? 0));
  expect(suppressed.reduce((sum, count) => sum + count)).toBe(9990 + 20);
});

it('a storm of 10,000 errors makes one request', () => {
  const { report, leave, clock, calls } = startPage();
  for (let index = 0; index < 10_000; index++) report('error', new Error(`${index}`));
  clock.advance(1000);
  leave();
  expect(calls).toHaveLength(1);
});

it('[7.16] a report brings the request token, as it is then; an empty one where there is none', () => {
  const { report, clock, calls, setCrumb } = startPage();
  report('error', 'before');
  clock.advance(1000);
  setCrumb('token');
  report('error', 'after');
  clock.advance(1000);
  expect(calls.map(({ headers }) => headers)).toEqual([
    { 'content-type': 'application/json', 'x-csrf-token': '' },
    { 'content-type': 'application/json', 'x-csrf-token': 'token' },
  ]);
});

it('reports what came before it, what the window tells, and nothing after its end', () => {
  const rejection = Object.assign(new Event('unhandledrejection'), {
    promise: Promise.resolve(),
    reason: undefined,
  }) as PromiseRejectionEvent;
  // As a page does before its reporter has come.
  const onFirst = vi.fn();
  whenFirstError(window, onFirst);
  earlyErrorEvents(window).push(rejection);
  expect(onFirst).toHaveBeenCalledOnce();
  const { end, leave, sent } = startPage();
  const error = new RangeError('too far');
  const event = { error, message: 'Uncaught RangeError', filename: '/b.js', lineno: 7 };
  window.dispatchEvent(new ErrorEvent('error', event));
  // As of a picture that did not load.
  window.dispatchEvent(new Event('error'));
  leave();
  const entries = sent().flat();
  expect(entries.map(({ event: kind, data }) => [kind, data['message'], data['line']])).toEqual([
    ['unhandledrejection', 'undefined', undefined],
    ['error', 'RangeError: too far', 7],
  ]);
  end();
  window.dispatchEvent(new ErrorEvent('error', event));
  leave();
  expect(sent()).toHaveLength(1);
});

it('an error inside the reporter reaches nobody', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const { report, leave, sent } = startPage(() => Promise.reject(new TypeError('Failed to fetch')));
  const hostile = {
    get message(): string {
      // As code of a page may: what is thrown tells of an error while it is read.
      window.dispatchEvent(new ErrorEvent('error', { message: 'inner', error: hostile }));
      throw new Error('no message');
    },
  };
  expect(() => report('error', hostile)).not.toThrow();
  expect(() => report('error', Object.create(null))).not.toThrow();
  expect(() => report('error', Symbol('thrown'))).not.toThrow();
  leave();
  await new Promise(setImmediate);
  expect(sent().flatMap((entries) => entries.map(({ event }) => event))).toEqual(['suppressed']);
  expect(unhandled).not.toHaveBeenCalled();
});

it('what dispatches errors while it is read takes one report, not all of a page', () => {
  const { report, leave, sent } = startPage();
  const hostile = {
    get message(): string {
      window.dispatchEvent(new ErrorEvent('error', { message: 'inner', error: hostile }));
      return 'outer';
    },
  };
  report('error', hostile);
  report('error', new Error('real'));
  leave();
  const [entries = []] = sent();
  expect(entries.map(({ event, data }) => data['message'] ?? event)).toEqual([
    'outer',
    'Error: real',
    'suppressed',
  ]);
  expect(entries.at(-1)?.data['suppressed']).toBe(1);
});

it('goes on after what could not be read or sent', async () => {
  const { report, clock, sent } = startPage(() => Promise.reject(new TypeError('Failed to fetch')));
  report('error', Object.create(null));
  report('error', null);
  clock.advance(1000);
  await new Promise(setImmediate);
  report('error', new Error('real'));
  clock.advance(1000);
  expect(sent().flatMap((entries) => entries.map(({ data }) => data['message']))).toEqual([
    'null',
    'Error: real',
  ]);
});
