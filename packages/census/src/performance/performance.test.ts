import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { expect, it, vi } from 'vitest';
import type { CensusCall } from '../calls/census-call';
import {
  collectorVersion,
  createRecords,
  loadPageLoadId,
  recordTimes,
  settingsTimeout,
} from './create-records';
import { readEnvironment } from './environment';
import { createInteractions, createShiftSum } from './vitals';

function gather(loadId: Promise<string>) {
  const sent: CensusCall[] = [];
  const onProblem = vi.fn();
  const records = createRecords({
    now: () => 7,
    environment: 'prod',
    loadId,
    send: (call) => sent.push(call),
    onProblem,
  });
  return { ...records, sent, onProblem };
}

it('[9.03c] the collector has its version, a site its environment', () => {
  expect(collectorVersion).toBe('4.3.0');
  expect(['dev', 'qa', 'staging', 'prod', 'moon', 1].map(readEnvironment)).toEqual([
    'dev',
    'qa',
    'staging',
    'prod',
    'prod',
    'prod',
  ]);
});

it('[7.21] records go as one list, with the id of the page load', async () => {
  const { add, flush, sent } = gather(Promise.resolve('load-1'));
  add('page_speed', { lcp: 1200 });
  flush();
  expect(sent).toEqual([]);
  await Promise.resolve();
  add('image', { path: '/assets/a.png' });
  flush();
  flush();
  const facts = { version: '4.3.0', environment: 'prod' };
  expect(sent.map(({ path, type, body }) => [path, type, JSON.parse(body) as unknown])).toEqual([
    [
      '/api/1/performance/records',
      'text/plain',
      [
        {
          app: 'frontage',
          event: 'page_speed',
          data: { ...facts, lcp: 1200 },
          pageLoadId: 'load-1',
          ts: 7,
        },
        {
          app: 'frontage',
          event: 'image',
          data: { ...facts, path: '/assets/a.png' },
          pageLoadId: 'load-1',
          ts: 7,
        },
      ],
    ],
  ]);
});

it('[9.03b] records are flushed after 30 s, and collected for up to 60 s', () => {
  expect(recordTimes).toEqual({ flush: 30_000, collect: 60_000 });
});

it.each([
  [{ status: 500, body: {} }, 'XHR request DONE with unexpected status'],
  [{ status: 200, body: {} }, 'Unable to resolve pageLoadId'],
  [{ status: 200, body: null }, 'Unable to resolve pageLoadId'],
])('[8.11] settings %o are an error: %s', async (answer, message) => {
  const get = (): Promise<typeof answer> => Promise.resolve(answer);
  await expect(loadPageLoadId({ clock: createFakeClock(), get })).rejects.toThrow(message);
});

it('[7.22] [8.11] settings that are late are given up after 30 s', async () => {
  const clock = createFakeClock();
  const late = loadPageLoadId({ clock, get: () => new Promise(() => {}) });
  clock.advance(settingsTimeout);
  await expect(late).rejects.toThrow('Metric settings request timeout');
});

it('[8.11] without an id nothing is sent, and the error reporter hears of it', async () => {
  const { add, flush, sent, onProblem } = gather(
    Promise.reject(new Error('Metric settings request timeout')),
  );
  add('user', {});
  await Promise.resolve();
  await Promise.resolve();
  flush();
  expect(sent).toEqual([]);
  expect(onProblem.mock.calls.flat()).toEqual([
    'Metric settings request timeout',
    'Unable to resolve pageLoadId',
  ]);
});

it('the worst group of shifts counts', () => {
  const add = createShiftSum();
  const sums = [
    [0.1, 0],
    [0.1, 900],
    [0.05, 3000],
    [0.3, 3500],
  ].map(([value = 0, startTime = 0]) => add({ value, startTime }));
  expect(sums.map((sum) => Math.round(sum * 100))).toEqual([10, 20, 20, 35]);
  const long = createShiftSum();
  const all = Array.from({ length: 10 }, (_, at) => long({ value: 0.1, startTime: at * 900 }));
  expect(Math.round((all.at(-1) ?? 0) * 10)).toBe(6);
});

it('the slowest interaction counts, of fifty and more the next', () => {
  const { add, slowest } = createInteractions();
  expect(slowest(0)).toBeUndefined();
  add(1, 40);
  add(1, 90);
  add(2, 300);
  add(3, 50);
  expect([slowest(3), slowest(50), slowest(5000)]).toEqual([300, 90, 50]);
});
