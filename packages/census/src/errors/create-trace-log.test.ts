import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { expect, it } from 'vitest';
import type { CensusCall } from '../calls/census-call';
import { createTraceLog } from './create-trace-log';

it('[7.17] [9.03b] items go as one JSON text every 30 seconds, and when the page is left', () => {
  const clock = createFakeClock();
  const sent: CensusCall[] = [];
  const log = createTraceLog({ clock, send: (call) => sent.push(call) });
  log.add({ a: 1 });
  clock.advance(29_999);
  log.add({ b: 2 });
  expect(sent).toEqual([]);
  clock.advance(1);
  clock.advance(60_000);
  log.add({ c: 3 });
  log.flush();
  log.flush();
  const texts = sent.map(({ body }) => new URLSearchParams(body).get('data'));
  expect(texts).toEqual(['[{"a":1},{"b":2}]', '[{"c":3}]']);
  expect([sent[0]?.path, clock.waiting]).toEqual(['/api/events/Trace', 0]);
});

it('a log that nobody empties stays small', () => {
  const sent: CensusCall[] = [];
  const log = createTraceLog({ clock: createFakeClock(), send: (call) => sent.push(call) });
  for (let index = 0; index < 1000; index++) log.add(index);
  log.flush();
  const items: unknown = JSON.parse(new URLSearchParams(sent[0]?.body).get('data') ?? '');
  expect(items).toHaveLength(200);
});
