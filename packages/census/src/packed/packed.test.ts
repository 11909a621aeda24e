import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CensusEvent } from './census-event';
import { markLate } from './mark-late';
import { mostBatchBytes, packEvents } from './pack-events';
import { readPackedEvents } from './read-packed-events';

const losses = { created: 3, acknowledged: 1, dropped: { full: 2 } };
const options = { batch: 'p.b1', losses, now: 10_000 };
const event = (id: string, over: Partial<CensusEvent> = {}): CensusEvent => ({
  id,
  name: 'button-click',
  at: 9000,
  data: { buttonText: 'Buy', pagePath: '/shop' },
  ...over,
});

describe('a packed batch', () => {
  it('names keys once, shares equal fields, and holds ages', () => {
    const events = [
      event('p.1', { data: { buttonText: 'Buy', pagePath: '/shop', context: 1 } }),
      event('p.2', { data: { buttonText: 'Sell', pagePath: '/shop', context: 1 }, at: 9500 }),
    ];
    expect(JSON.parse(packEvents(events, { ...options, common: { websiteId: 'w' } }).text)).toEqual(
      {
        v: 1,
        batch: 'p.b1',
        loss: losses,
        common: { websiteId: 'w', pagePath: '/shop', context: 1 },
        shapes: [['buttonText']],
        rows: [
          [0, 'p.1', 1000, 'button-click', 'Buy'],
          [0, 'p.2', 500, 'button-click', 'Sell'],
        ],
      },
    );
  });

  it('is read back with every field of every event', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const data = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'constructor', 'site'),
      fc.oneof(value, fc.array(value)),
    );
    fc.assert(
      fc.property(fc.array(data, { maxLength: 20 }), (all) => {
        const common = { site: 'w', a: 1 };
        const events = all.map((own, index) => event(`p.${index}`, { data: own }));
        const read = readPackedEvents(packEvents(events, { ...options, common }).text);
        expect(read?.events).toEqual(
          all.map((own, index) => ({
            id: `p.${index}`,
            name: 'button-click',
            ageMs: 1000,
            data: { ...common, ...own },
          })),
        );
        expect([read?.losses, read?.bad]).toEqual([losses, []]);
      }),
    );
  });

  it('holds as many events as fit in one beacon, from the oldest', () => {
    const events = Array.from({ length: 5000 }, (_, index) =>
      event(`p.${index}`, { data: { text: 'ä'.repeat(index % 90), index } }),
    );
    const { text, count } = packEvents(events, options);
    const bytes = new TextEncoder().encode(text).length;
    expect(bytes).toBeLessThanOrEqual(mostBatchBytes);
    expect(bytes).toBeGreaterThan(mostBatchBytes * 0.85);
    expect(readPackedEvents(text)?.events.map(({ id }) => id)).toEqual(
      events.slice(0, count).map(({ id }) => id),
    );
  });

  it('holds 1,000 clicks of a page in one beacon', () => {
    const events = Array.from({ length: 1000 }, (_, index) =>
      event(`k3f9x2ab1z7q.${index.toString(36)}`, { data: { id: 'block-1', index }, at: index }),
    );
    expect(packEvents(events, options).count).toBe(1000);
  });

  it('one event that is too large alone is not in it', () => {
    const large = event('p.1', { data: { text: 'x'.repeat(70_000) } });
    expect(packEvents([large], options).count).toBe(0);
  });

  it('a clock set back gives no age below zero', () => {
    expect(
      readPackedEvents(packEvents([event('p.1', { at: 99_000 })], options).text),
    ).toMatchObject({
      events: [{ ageMs: 0 }],
    });
  });

  it('sent later, its events are older', () => {
    const { text } = packEvents([event('p.1')], options);
    const ages = (ms: number) =>
      readPackedEvents(markLate(text, ms))?.events.map(({ ageMs }) => ageMs);
    expect([ages(60_000), ages(-5)]).toEqual([[61_000], [1000]]);
  });
});

describe('reading a batch', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another version', '{"v":2,"batch":"b","shapes":[],"rows":[]}'],
    ['no id', '{"v":1,"shapes":[],"rows":[]}'],
    ['no rows', '{"v":1,"batch":"b","shapes":[]}'],
    ['a list', '[]'],
  ])('%s is no batch', (_name, text) => {
    expect(readPackedEvents(text)).toBeUndefined();
  });

  it('a bad row is kept apart with its reason, and costs no other', () => {
    const rows = [
      'x',
      [7, 'p.1', 0, 'a'],
      [0, 'p.2', 0, 'a'],
      [0, '', 0, 'a', 1],
      [0, 'p.4', -1, 'a', 1],
      [1, 'p.5', 0, 'a', 1],
      [0, 'p.6', 0, 'a', 1],
    ];
    const shapes = [['k'], ['__proto__']];
    const read = readPackedEvents(JSON.stringify({ v: 1, batch: 'b', shapes, rows, loss: 5 }));
    expect(read?.bad.map(({ reason }) => reason)).toEqual([
      'not-a-list',
      'unknown-shape',
      'wrong-length',
      'wrong-head',
      'wrong-head',
      'unknown-shape',
    ]);
    expect(read?.events).toEqual([{ id: 'p.6', name: 'a', ageMs: 0, data: { k: 1 } }]);
    expect(read?.losses).toEqual({ created: 0, acknowledged: 0, dropped: {} });
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.json(),
        (text) => void readPackedEvents(`{"v":1,"batch":"b","shapes":[${text}],"rows":[${text}]}`),
      ),
    );
  });
});
