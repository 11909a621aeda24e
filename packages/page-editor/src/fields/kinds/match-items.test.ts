import { describe, expect, it } from 'vitest';
import { matchItems } from './match-items';

const [a, b, c] = ['a', 'b', 'c'].map((title) => ({ value: { title } }));
const items = [a, b, c].filter((item) => item !== undefined);

describe('matchItems', () => {
  it('[1.02b] finds items that have moved', () => {
    const { matched, left } = matchItems(items, [{ title: 'c' }, { title: 'a' }, { title: 'b' }]);
    expect(matched).toEqual([c, a, b]);
    expect(left).toEqual([]);
  });

  it('[1.02b] takes a changed item for the one whose value has gone', () => {
    const { matched, left } = matchItems(items, [{ title: 'a' }, { title: 'new' }, { title: 'c' }]);
    expect(matched).toEqual([a, b, c]);
    expect(left).toEqual([]);
  });

  it('[1.02b] leaves removed ones, and has none for new ones', () => {
    expect(matchItems(items, [{ title: 'b' }])).toEqual({ matched: [b], left: [a, c] });
    const more = [{ title: 'new' }, ...items.map(({ value }) => value)];
    expect(matchItems(items, more)).toEqual({ matched: [undefined, a, b, c], left: [] });
  });
});
