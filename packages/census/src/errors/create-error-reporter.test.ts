import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { expect, it } from 'vitest';
import { createErrorReporter, type ErrorEntry } from './create-error-reporter';

function createPage({ fails = false } = {}) {
  const clock = createFakeClock();
  const sent: (readonly ErrorEntry[])[] = [];
  const reporter = createErrorReporter({
    clock,
    now: () => 1000 + clock.now(),
    path: () => '/shop',
    send(entries) {
      sent.push(entries);
      if (fails) throw new Error('The sender fails.');
    },
  });
  return { clock, sent, ...reporter };
}

it('[9.03a] errors are sent together, one second after the last', () => {
  const { report, clock, sent } = createPage();
  report('error', new TypeError('first'), { filename: '/a.js', line: 3 });
  clock.advance(999);
  report('unhandledrejection', 'a text');
  clock.advance(999);
  expect(sent).toEqual([]);
  clock.advance(1);
  expect(sent).toMatchObject([
    [
      {
        event: 'error',
        data: { message: 'TypeError: first', pagePath: '/shop', filename: '/a.js', line: 3 },
        timestamp: 1000,
      },
      { event: 'unhandledrejection', data: { message: 'a text', stack: '' }, timestamp: 1999 },
    ],
  ]);
});

it('[9.03a] a stack ends after 5,000 characters', () => {
  const { report, flush, sent } = createPage();
  report('error', Object.assign(new Error('deep'), { stack: 'x'.repeat(9000) }));
  flush();
  expect(sent[0]?.[0]?.data['stack']).toHaveLength(5000);
});

it('[9.03a] at most 10 wait, at most 20 are sent from a page; the others are counted', () => {
  const { report, flush, clock, sent } = createPage();
  for (let index = 0; index < 10_000; index++) report('error', new Error(`${index}`));
  clock.advance(1000);
  for (let index = 0; index < 30; index++) {
    report('error', new Error('later'));
    clock.advance(1000);
  }
  flush();
  flush();
  const entries = sent.flat();
  expect(entries.filter(({ event }) => event === 'error')).toHaveLength(20);
  const suppressed = entries.map(({ data }) => Number(data['suppressed'] ?? 0));
  expect(suppressed.reduce((sum, count) => sum + count)).toBe(9990 + 20);
});

it('a storm of 10,000 errors makes two requests', () => {
  const { report, flush, clock, sent } = createPage();
  for (let index = 0; index < 10_000; index++) report('error', new Error(`${index}`));
  clock.advance(1000);
  flush();
  expect(sent.length).toBeLessThanOrEqual(2);
});

it('an error inside the reporter reaches nobody', () => {
  const { report, flush, sent } = createPage({ fails: true });
  const hostile = {
    get message(): string {
      throw new Error('no message');
    },
  };
  expect(() => report('error', hostile)).not.toThrow();
  expect(() => report('error', Object.create(null))).not.toThrow();
  expect(() => report('error', null)).not.toThrow();
  report('error', new Error('real'));
  expect(flush).not.toThrow();
  expect(sent.flat().map(({ data }) => data['message'])).toContain('Error: real');
});
