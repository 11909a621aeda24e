import { describe, expect, it } from 'vitest';
import { followItem } from './follow-item';

const [foot, bus, boat] = ['On foot', 'By bus', 'By boat'].map((title) => ({ title }));
const before = { items: [foot, bus, boat] } as const;
const after = (...items: readonly unknown[]) =>
  followItem(before as never, { items } as never, ['items', 1, 'title']);

describe('[1.02b] words of an item are followed', () => {
  it.each([
    ['another one was removed in front of it', [bus, boat], ['items', 0, 'title']],
    ['one was added in front of it', [foot, boat, bus, boat], ['items', 2, 'title']],
    ['another one was changed', [foot, bus, { title: 'By barge' }], ['items', 1, 'title']],
    ['it was changed where it stands', [foot, { title: 'By tram' }, boat], ['items', 1, 'title']],
    ['it was removed', [foot, boat], undefined],
    ['all were removed', [], undefined],
  ])('where %s', (_, items, path) => {
    expect(after(...items)).toEqual(path);
  });

  it('only in lists: other words stay where they are', () => {
    expect(followItem({ title: 'Ways' }, {}, ['title'])).toEqual(['title']);
    expect(followItem(before as never, {}, ['items', 1, 'title'])).toBeUndefined();
  });

  it('also where what is no item was in front of it, and is there no more', () => {
    const items = [null, ...before.items];
    const path = ['items', 1, 'title'] as const;
    expect(followItem({ items } as never, { items } as never, path)).toEqual(path);
    expect(followItem({ items } as never, before as never, path)).toEqual(['items', 0, 'title']);
  });
});
