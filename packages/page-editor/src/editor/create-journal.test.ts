import type { PageEdit } from '@frontage/site-model/editing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createJournal } from './create-journal';

const edit = (id: string): PageEdit => ({
  id,
  step: id,
  operation: { do: 'moveSection', section: 'top', to: null, from: null },
});

/** The locks of a browser: one holder each, whose end lets the next one in. */
function fakeLocks(): LockManager {
  const held = new Set<string>();
  const request = async (
    name: string,
    { ifAvailable = false }: LockOptions,
    use: (lock: Lock | null) => unknown,
  ) => {
    if (held.has(name) && ifAvailable) return use(null);
    held.add(name);
    try {
      return await use({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

/** The storage of a browser. */
function fakeStorage(isFull = false): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

describe('[1.02b] what the browser keeps of edits', () => {
  let place: { storage: Storage; locks: LockManager };
  beforeEach(() => {
    place = { storage: fakeStorage(), locks: fakeLocks() };
  });

  it('comes to the next tab once the one that made them has ended, and to one tab alone', async () => {
    const first = await createJournal(place, 'page:ada', 'one');
    first.write([edit('a'), edit('b')]);
    const second = await createJournal(place, 'page:ada', 'two');
    expect(second.left).toEqual([]);
    first.destroy();
    await Promise.resolve();
    const third = await createJournal(place, 'page:ada', 'three');
    const fourth = await createJournal(place, 'page:ada', 'four');
    expect([third.left, fourth.left]).toEqual([[edit('a'), edit('b')], []]);
    third.destroy();
    await Promise.resolve();
    expect((await createJournal(place, 'page:ada', 'five')).left).toHaveLength(2);
  });

  it('is that of one page and one account', async () => {
    const first = await createJournal(place, 'page:ada', 'one');
    first.write([edit('a')]);
    first.destroy();
    await Promise.resolve();
    expect((await createJournal(place, 'page:bob', 'two')).left).toEqual([]);
    expect((await createJournal(place, 'other:ada', 'two')).left).toEqual([]);
  });

  it('is nothing once all is sent', async () => {
    const journal = await createJournal(place, 'page:ada', 'one');
    journal.write([edit('a')]);
    journal.write([]);
    expect(place.storage).toHaveLength(0);
  });

  it('says so where a browser keeps nothing, or no more', async () => {
    const { locks } = place;
    expect((await createJournal({ storage: undefined, locks }, 'page:ada', 'one')).isKept).toBe(
      false,
    );
    const full = await createJournal({ storage: fakeStorage(true), locks }, 'page:ada', 'two');
    full.write([edit('a')]);
    expect(full.isKept).toBe(false);
  });

  it('leaves what no longer can be read', async () => {
    place.storage.setItem('frontage-edits:page:ada:old', '{');
    expect((await createJournal(place, 'page:ada', 'one')).left).toEqual([]);
  });
});
