import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, settings, type TemporaryStore } from '../../testing/site-fixture';
import { createEventStore } from './create-event-store';
import type { EventLog } from './event-log';
import type { EventStore } from './event-store';
import type { CountQuery } from './visit-counts';
import type { EventBatch, TrackedEvent } from './tracked-event';

const time = Date.UTC(2026, 0, 2, 12);

/** An event of a test. */
export function testEvent(more: Partial<TrackedEvent> = {}): TrackedEvent {
  return {
    id: 'e1',
    name: 'page',
    page: '/',
    source: '',
    detail: '',
    visitor: 'mia',
    happenedAt: time,
    data: { title: 'Home' },
    ...more,
  };
}

const batchOf = (events: readonly TrackedEvent[], more: Partial<EventBatch> = {}): EventBatch => ({
  siteId: ids.site,
  events,
  isKept: true,
  device: 'phone',
  timeZone: 'UTC',
  ...more,
});

const january = {
  first: '2026-01-01',
  last: '2026-01-31',
  countedBy: 'browser',
  part: 'all',
} as const;

/**
 * What every event store promises.
 *
 * @param name of the database
 * @param open makes an empty one
 * @param log where single events are kept, with nothing of its site. @default the database
 */
export function eventStoreContract(
  name: string,
  open: (options: { now: () => number }) => Promise<TemporaryStore>,
  log?: EventLog,
): void {
  describe(`events on ${name}`, () => {
    let place: TemporaryStore;
    let events: EventStore;

    beforeEach(async () => {
      place = await open({ now: () => time });
      await place.store.saveSite({ id: ids.site, settings });
      await log?.sweep(ids.site, Number.MAX_SAFE_INTEGER);
      events = createEventStore(place.store, log);
    });
    afterEach(() => place.remove());

    it('what is acknowledged is read in its order, and from a place on', async () => {
      await events.append(batchOf([testEvent(), testEvent({ id: 'e2', name: 'click' })]));
      await events.append(batchOf([testEvent({ id: 'e3' })]));
      const all = await events.read(ids.site);
      expect(all.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3']);
      expect(all[0]).toMatchObject({ visitor: 'mia', happenedAt: time, data: { title: 'Home' } });
      const odd = { page: '/a\tb\\n“c”', data: { 'ü\n': [1, null, { a: "\\'🏺" }] } };
      await events.append(batchOf([testEvent({ id: 'e4', ...odd })]));
      expect((await events.read(ids.site)).at(-1)).toMatchObject(odd);
      expect((await events.read(ids.site, all[1]?.place, 1)).map(({ id }) => id)).toEqual(['e3']);
    });

    it('an event that comes twice is stored and counted once', async () => {
      const twice = [testEvent(), testEvent()];
      expect(await events.append(batchOf(twice, { batchId: 'a' }))).toBe(1);
      expect(await events.append(batchOf(twice, { batchId: 'b' }))).toBe(0);
      const both = await Promise.all([
        events.append(batchOf([testEvent({ id: 'e2' })])),
        events.append(batchOf([testEvent({ id: 'e2' })])),
      ]);
      expect(both.sort()).toEqual([0, 1]);
      expect(await events.read(ids.site)).toHaveLength(2);
      expect(await events.counts(ids.site, january)).toMatchObject([{ times: 2 }]);
    });

    it('without consent nothing is stored, and a batch is counted once', async () => {
      const refused = batchOf([testEvent(), testEvent({ id: 'e2' })], {
        isKept: false,
        batchId: 'a',
      });
      expect(await events.append(refused)).toBe(2);
      expect(await events.append(refused)).toBe(0);
      expect(await events.read(ids.site)).toEqual([]);
      expect(await events.counts(ids.site, january)).toMatchObject([{ times: 2 }]);
    });

    it('of made-up names a day tells only so many apart, also after a restart', async () => {
      const many = (count: number, of: (index: number) => Partial<TrackedEvent>) =>
        batchOf(
          Array.from({ length: count }, (_, index) => testEvent({ id: `${index}`, ...of(index) })),
          { isKept: false },
        );
      const told = async (by: 'name' | 'event') =>
        events.counts(ids.site, { ...january, part: 'page', by: [by], limit: 9_999 });
      await events.append(many(210, (index) => ({ name: `made-up-${index}`, page: '/' })));
      const names = await told('event');
      expect([names.length, names[0]]).toMatchObject([201, { event: '(others)', times: 10 }]);
      await events.append(many(4_900, (index) => ({ name: 'made-up-1', page: `/${index}` })));
      events = createEventStore(place.store);
      await events.append(many(9, (index) => ({ name: 'made-up-1', page: `/new/${index}` })));
      await events.append(many(2, () => ({ name: 'made-up-1', page: '/1' })));
      const pages = await told('name');
      expect(pages.find(({ name }) => name === '/1')).toMatchObject({ times: 3 });
      expect(pages.length).toBeLessThan(4_901);
      const dropped = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`r${at}`, 1]));
      const loss = { created: 60, acknowledged: 0, dropped };
      await events.append(batchOf([], { batchId: 'a', loss }));
      const rows = await place.store.read.selectFrom('event_loss').select('reason').execute();
      expect(rows.length).toBeLessThan(53);
    });

    it('what cannot be read is kept apart, counted by its reason, and stops nothing', async () => {
      const held = [{ reason: 'unknown shape', data: '[9]' }];
      const loss = { created: 5, acknowledged: 3, dropped: { full: 2 } };
      const batch = batchOf([testEvent()], { batchId: 'a', held, loss });
      expect(await events.append(batch)).toBe(1);
      expect(await events.append(batch)).toBe(0);
      const rows = await place.store.read
        .selectFrom('event_loss')
        .select(['kind', 'reason', 'times'])
        .orderBy('kind')
        .execute();
      expect(rows).toEqual([
        { kind: 'acknowledged', reason: '', times: 3 },
        { kind: 'created', reason: '', times: 5 },
        { kind: 'dropped', reason: 'full', times: 2 },
        { kind: 'held', reason: 'unknown shape', times: 1 },
      ]);
      const kept = await place.store.read.selectFrom('held_event').select('data').execute();
      expect(kept).toEqual([{ data: '[9]' }]);
    });

    it('counts by day, page, source, device, event and what it was about', async () => {
      const form = { name: 'form-render', page: '/contact', detail: 'f1' };
      const hit = { name: 'hit' };
      await events.append(
        batchOf([
          testEvent({ ...hit, source: 'search.example' }),
          testEvent({ ...hit, id: 'e2', page: '/a', source: '/' }),
          testEvent({ id: 'e3', ...form }),
          testEvent({ id: 'e4', ...form, happenedAt: time - 24 * 60 * 60 * 1000 }),
          testEvent({ id: 'e6', page: '/config/pages' }),
        ]),
      );
      await events.append(batchOf([testEvent({ ...hit, id: 'e5' })], { device: 'bot' }));
      const named = async (part: CountQuery['part']) =>
        (await events.counts(ids.site, { ...january, part, by: ['name'] }))
          .map(({ name: of, times }) => `${of}: ${times}`)
          .sort();
      expect(await named('page')).toEqual(['/: 1', '/a: 1', '/contact: 2']);
      expect(await named('source')).toEqual(['search.example: 1']);
      expect(await named('entry')).toEqual(['/: 1']);
      expect(await named('step')).toEqual(['/ → /a: 1']);
      expect(await named('device')).toEqual(['bot: 1', 'phone: 4']);
      expect(await named('detail')).toEqual(['f1: 2']);
      expect(await events.counts(ids.site, { ...january, by: ['day'] })).toMatchObject([
        { day: '2026-01-02', times: 3 },
        { day: '2026-01-01', times: 1 },
      ]);
      expect(await events.counts(ids.site, { ...january, events: ['hit'] })).toMatchObject([
        { times: 2 },
      ]);
      expect(await events.counts(ids.site, { ...january, countedBy: 'area' })).toMatchObject([
        { times: 1 },
      ]);
    });

    it('tells visitors apart who agreed: one who comes on two days is one of the period', async () => {
      const yesterday = time - 24 * 60 * 60 * 1000;
      await events.append(batchOf([testEvent(), testEvent({ id: 'e2', name: 'click' })]));
      await events.append(batchOf([testEvent({ id: 'e3', happenedAt: yesterday })]));
      await events.append(batchOf([testEvent({ id: 'e4', visitor: 'ben' })]));
      const none = [
        batchOf([testEvent({ id: 'e5', visitor: 'eve' })], { isKept: false }),
        batchOf([testEvent({ id: 'e6', visitor: 'robot' })], { device: 'bot' }),
        batchOf([testEvent({ id: 'e7', visitor: '' })]),
        batchOf([testEvent({ id: 'e8', visitor: 'owner', page: '/config/pages' })]),
      ];
      for (const batch of none) await events.append(batch);
      expect(await events.visitors(ids.site, january)).toEqual({
        total: 2,
        days: new Map([
          ['2026-01-01', 1],
          ['2026-01-02', 2],
        ]),
      });
      const later = { first: '2026-01-03', last: '2026-01-31' };
      expect(await events.visitors(ids.site, later)).toEqual({ total: 0, days: new Map() });
    });

    it('lists the newest events of a visitor', async () => {
      await events.append(batchOf([testEvent(), testEvent({ id: 'e2', visitor: 'ben' })]));
      await events.append(batchOf([testEvent({ id: 'e3' }), testEvent({ id: 'e4', visitor: '' })]));
      const list = async (...of: [visitor: string, most: number]) =>
        (await events.listVisitor(ids.site, ...of)).map(({ id }) => id);
      expect(await list('mia', 50)).toEqual(['e3', 'e1']);
      expect(await list('mia', 1)).toEqual(['e3']);
      expect(await list('', 50)).toEqual([]);
    });

    it('deletes what is old, and the days of its visitors; counts stay', async () => {
      await events.append(batchOf([testEvent()], { batchId: 'a' }));
      await events.sweep(ids.site, time, 'Europe/Berlin');
      expect(await events.read(ids.site)).toHaveLength(1);
      await events.sweep(ids.site, time + 1, 'Europe/Berlin');
      expect(await events.read(ids.site)).toEqual([]);
      expect((await events.visitors(ids.site, january)).total).toBe(0);
      expect(await events.counts(ids.site, january)).toMatchObject([{ times: 1 }]);
    });

    it('forgets a visitor, and nobody else', async () => {
      await events.append(batchOf([testEvent(), testEvent({ id: 'e2', visitor: 'ben' })]));
      expect(await events.forgetVisitor(ids.site, 'mia')).toBe(1);
      expect(await events.forgetVisitor(ids.site, '')).toBe(0);
      expect((await events.read(ids.site)).map(({ visitor }) => visitor)).toEqual(['ben']);
      expect(await events.counts(ids.site, january)).toMatchObject([{ times: 2 }]);
      expect((await events.visitors(ids.site, january)).total).toBe(1);
    });
  });
}
