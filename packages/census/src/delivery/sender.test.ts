import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { describe, expect, it } from 'vitest';
import { readPackedEvents } from '../packed/read-packed-events';
import { memoryStorage, type MemoryStorage } from '../testing/memory-storage';
import { createSender, flushDelay, type Sender } from './create-sender';
import { journalKey } from './journal';
import { judgeAnswer, type Answer } from './judge-answer';

const start = 1_000_000;

/** A collector that answers as a test wants, and keeps one of each event, as the real one. */
function createCollector() {
  const events = new Map<string, { name: string; happened: number }>();
  const state = {
    answer: { status: 200 } as Answer,
    /** Whether answers are held back until `release`. */
    isSlow: false,
    requests: 0,
    doubles: 0,
    losses: { created: 0, acknowledged: 0, dropped: {} as Record<string, number> },
  };
  const held: (() => void)[] = [];
  const batches = new Set<string>();

  /** @param now the collector's time, which may be another than that of the browser */
  function receive(text: string, now: number): void {
    const batch = readPackedEvents(text);
    if (!batch || state.answer.status !== 200) return;
    if (!batches.has(batch.batch)) {
      batches.add(batch.batch);
      state.losses.created += batch.losses.created;
      state.losses.acknowledged += batch.losses.acknowledged;
      for (const [reason, count] of Object.entries(batch.losses.dropped))
        state.losses.dropped[reason] = (state.losses.dropped[reason] ?? 0) + count;
    }
    for (const { id, name, ageMs } of batch.events) {
      if (events.has(id)) state.doubles++;
      else events.set(id, { name, happened: now - ageMs });
    }
  }
  const release = (): void => held.splice(0).forEach((go) => go());
  return { state, events, held, receive, release };
}

type Collector = ReturnType<typeof createCollector>;

/** One page of a browser. */
function openPage(
  collector: Collector,
  { storage = memoryStorage(), skew = 0, pageId = 'p', canDefer = false } = {},
) {
  const clock = createFakeClock();
  const deferred = new Set<string>();
  let isLocked = false;
  const sender = createSender({
    clock,
    texts: storage.local,
    now: () => start + skew + clock.now(),
    random: () => 0,
    pageId,
    port: {
      post(text) {
        collector.state.requests++;
        let end = (_answer: Answer): void => {};
        const answer = new Promise<Answer>((resolve) => (end = resolve));
        const arrive = (): void => {
          collector.receive(text, start + clock.now());
          end(collector.state.answer);
        };
        if (collector.state.isSlow) collector.held.push(arrive);
        else arrive();
        return { answer, cancel: () => end({ status: 0 }) };
      },
      ...(canDefer && {
        defer(text: string) {
          deferred.add(text);
          return () => void deferred.delete(text);
        },
      }),
      async exclusively(run) {
        if (isLocked) return;
        isLocked = true;
        await run();
        isLocked = false;
      },
    },
  });
  /** Advances by seconds, one at a time, and lets answers arrive. */
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second++) {
      clock.advance(1000);
      for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    }
  };
  return { clock, sender, storage, pass, deferred };
}

const addMany = (sender: Sender, count: number): void => {
  for (let index = 0; index < count; index++) sender.add('click', { index });
};

const journalOf = (storage: MemoryStorage): string => storage.local.get(journalKey) ?? '';

describe('on a page that stays', () => {
  it('events go together, once, a little later', async () => {
    const collector = createCollector();
    const { sender, pass } = openPage(collector);
    addMany(sender, 1000);
    expect(collector.state.requests).toBe(0);
    await pass(flushDelay / 1000 + 10);
    expect([collector.events.size, collector.state.requests, collector.state.doubles]).toEqual([
      1000, 1, 0,
    ]);
    expect(sender.list().waiting).toEqual([]);
  });

  it('a clock that is wrong by hours does not change when an event happened', async () => {
    const collector = createCollector();
    const { sender, pass } = openPage(collector, { skew: -7_200_000 });
    sender.add('click', {});
    await pass(5);
    expect(collector.events.get('p.0')?.happened).toBe(start);
  });

  it.each<[string, Answer]>([
    ['down', { status: 0 }],
    ['500', { status: 500 }],
    ['429', { status: 429, retryAfter: '5' }],
  ])('%s for 10 s: nothing is lost and nobody is pressed', async (_fault, answer) => {
    const collector = createCollector();
    collector.state.answer = answer;
    const { sender, pass } = openPage(collector);
    for (let second = 0; second < 5; second++) {
      addMany(sender, 20);
      await pass(1);
    }
    await pass(5);
    collector.state.answer = { status: 200 };
    await pass(35);
    expect([collector.events.size, collector.state.doubles]).toEqual([100, 0]);
    expect(collector.state.requests).toBeLessThanOrEqual(15);
  });

  it('a wait that the server asks for is kept', async () => {
    const collector = createCollector();
    collector.state.answer = { status: 429, retryAfter: '60' };
    const { sender, pass } = openPage(collector);
    sender.add('click', {});
    await pass(60);
    expect(collector.state.requests).toBe(1);
    collector.state.answer = { status: 200 };
    await pass(5);
    expect(collector.events.size).toBe(1);
  });

  it('a collector that never answers is left alone after some tries', async () => {
    const collector = createCollector();
    collector.state.answer = { status: 0 };
    const { sender, pass, storage } = openPage(collector);
    sender.add('click', {});
    await pass(3600);
    expect(collector.state.requests).toBe(8);
    sender.leave();
    expect(journalOf(storage)).not.toBe('');
  });

  it('what is refused is dropped, and counted', async () => {
    const collector = createCollector();
    const { sender, pass } = openPage(collector);
    collector.state.answer = { status: 413 };
    addMany(sender, 3);
    await pass(5);
    collector.state.answer = { status: 200 };
    addMany(sender, 2);
    await pass(5);
    addMany(sender, 1);
    await pass(5);
    expect(collector.state.losses).toEqual({
      created: 3,
      acknowledged: 2,
      dropped: { 'status-413': 3 },
    });
  });

  it('an event that fits in no batch costs no other', async () => {
    const collector = createCollector();
    const { sender, pass } = openPage(collector);
    sender.add('large', { text: 'x'.repeat(70_000) });
    sender.add('small', {});
    await pass(5);
    expect([...collector.events.values()].map(({ name }) => name)).toEqual(['small']);
    expect(collector.state.losses.dropped).toEqual({ 'too-large': 1 });
  });
});

describe('a page that is left', () => {
  it('sends 1,000 events as one request, and what has no answer comes with the next page', async () => {
    const collector = createCollector();
    const { sender, storage } = openPage(collector);
    addMany(sender, 1000);
    sender.leave();
    expect([collector.events.size, collector.state.requests]).toEqual([1000, 1]);

    const next = openPage(collector, { storage, pageId: 'q' });
    await next.pass(20);
    expect([collector.events.size, journalOf(storage)]).toEqual([1000, '']);
  });

  it('down while it is left: all of it comes with the next page, with true ages', async () => {
    const collector = createCollector();
    collector.state.answer = { status: 0 };
    const { sender, storage, pass } = openPage(collector);
    sender.add('click', {});
    await pass(2);
    sender.leave();
    collector.state.answer = { status: 200 };
    const next = openPage(collector, { storage, pageId: 'q' });
    await next.pass(20);
    expect(collector.events.get('p.0')?.happened).toBe(start);
  });

  it('takes over from a batch on its way, whose late answer changes nothing', async () => {
    const collector = createCollector();
    const { sender, pass, storage } = openPage(collector);
    addMany(sender, 10);
    collector.state.isSlow = true;
    await pass(4);
    addMany(sender, 5);
    sender.leave();
    expect(journalOf(storage)).toContain('"p.e"');
    collector.release();
    await pass(1);
    expect([collector.events.size, journalOf(storage)]).toEqual([15, '']);
    expect(sender.list().waiting).toEqual([]);
  });

  it('10,000 events: as many as fit go at once, the rest waits in the journal', async () => {
    const collector = createCollector();
    const { sender, storage } = openPage(collector);
    addMany(sender, 5000);
    sender.leave();
    const atOnce = collector.events.size;
    expect(atOnce).toBeGreaterThan(1000);
    const next = openPage(collector, { storage, pageId: 'q' });
    await next.pass(30);
    expect(collector.events.size).toBe(5000);
  });

  it('left again and again, it sends nothing twice', async () => {
    const collector = createCollector();
    const { sender, pass } = openPage(collector);
    sender.add('click', {});
    sender.leave();
    sender.leave();
    await pass(30);
    expect([collector.state.requests, collector.state.doubles]).toEqual([1, 0]);
  });

  it('killed without a word: the browser sends what was left with it', async () => {
    const collector = createCollector();
    const { sender, clock, deferred, pass } = openPage(collector, { canDefer: true });
    addMany(sender, 3);
    clock.advance(600);
    expect([...deferred].map((text) => readPackedEvents(text)?.events.length)).toEqual([3]);
    await pass(5);
    expect([collector.events.size, deferred.size]).toEqual([3, 0]);
  });

  it('killed after an answer: what came while that was on its way is left with the browser', async () => {
    const collector = createCollector();
    const { sender, deferred, pass } = openPage(collector, { canDefer: true });
    collector.state.isSlow = true;
    sender.add('click', {});
    await pass(flushDelay / 1000);
    sender.add('boat', {});
    collector.release();
    await pass(1);
    const left = [...deferred].map((text) => readPackedEvents(text)?.events);
    expect(left.map((events) => events?.map(({ name }) => name))).toEqual([['boat']]);
  });
});

describe('a storage', () => {
  it('that keeps nothing costs nothing but what a fault would have saved', async () => {
    const collector = createCollector();
    const { sender, pass } = openPage(collector, { storage: memoryStorage({ refuses: true }) });
    addMany(sender, 3);
    sender.leave();
    await pass(1);
    expect(collector.events.size).toBe(3);
  });

  it('that is full loses the oldest, and counts them', async () => {
    const collector = createCollector();
    collector.state.answer = { status: 0 };
    const storage = memoryStorage();
    for (let page = 0; page < 12; page++) {
      const { sender, pass } = openPage(collector, { storage, pageId: `p${page}` });
      sender.add('click', { text: 'x'.repeat(40_000) });
      sender.leave();
      await pass(0);
    }
    const kept = journalOf(storage);
    expect(kept.length).toBeLessThanOrEqual(256_000);
    expect([kept.includes('p11.0'), kept.includes('"p1.0"')]).toEqual([true, false]);
  });

  it('of nonsense is an empty journal', async () => {
    const collector = createCollector();
    const storage = memoryStorage();
    storage.local.set(journalKey, 'x\n\ty\t\nid\t1\t1\t{"v":');
    const { sender, pass } = openPage(collector, { storage });
    sender.add('click', {});
    await pass(5);
    expect(collector.events.size).toBe(1);
  });
});

it('two tabs do not send the same', async () => {
  const collector = createCollector();
  collector.state.answer = { status: 0 };
  const { sender, storage } = openPage(collector);
  addMany(sender, 5);
  sender.leave();
  collector.state.answer = { status: 200 };
  const tabs = ['q', 'r'].map((pageId) => openPage(collector, { storage, pageId }));
  for (const { pass } of tabs) await pass(20);
  expect([collector.events.size, collector.state.doubles]).toEqual([5, 0]);
});

it('consent withdrawn: what waits, what is deferred and the journal are gone', async () => {
  const collector = createCollector();
  collector.state.answer = { status: 0 };
  const { sender, storage, pass, deferred, clock } = openPage(collector, { canDefer: true });
  addMany(sender, 2);
  sender.leave();
  addMany(sender, 2);
  clock.advance(600);
  expect([journalOf(storage) !== '', deferred.size]).toEqual([true, 1]);
  const before = collector.state.requests;
  sender.stop({ erase: true });
  collector.state.answer = { status: 200 };
  sender.add('click', {});
  await pass(60);
  expect([journalOf(storage), deferred.size, collector.events.size]).toEqual(['', 0, 0]);
  expect(collector.state.requests).toBe(before);
  expect(sender.list()).toEqual({ sent: [], waiting: [] });
});

it.each<[number, string]>([
  [200, 'stored'],
  [202, 'stored'],
  [0, 'fault'],
  [408, 'fault'],
  [429, 'fault'],
  [503, 'fault'],
  [302, 'fault'],
  [400, 'refused'],
  [403, 'refused'],
])('the status %i means %s', (status, verdict) => {
  expect(judgeAnswer({ status })).toBe(verdict);
});
