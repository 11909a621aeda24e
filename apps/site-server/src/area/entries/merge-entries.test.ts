import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeEntries, type FieldVersions } from './merge-entries';

const merge = (versions: FieldVersions) =>
  mergeEntries(versions, { lists: ['variants', 'tags'], items: 'variants' });

const base = { title: 'Jar', slug: 'shop/jar', tags: 'white\nround', variants: 'a\nb' };

describe('what two people entered', () => {
  it('is put together where they changed different things', () => {
    const entered = { ...base, title: 'Moon jar', tags: 'white\nround\nlarge' };
    const stored = { ...base, slug: 'shop/moon', tags: 'round\nold' };
    const { fields, conflicts } = merge({ base, entered, stored });
    expect(fields).toEqual({
      title: 'Moon jar',
      slug: 'shop/moon',
      tags: 'round\nold\nlarge',
      variants: 'a\nb',
    });
    expect([...conflicts]).toEqual([]);
  });

  it('is told where both changed the same, and what was entered stays there', () => {
    const merged = merge({
      base,
      entered: { ...base, title: 'Mine' },
      stored: { ...base, title: 'Theirs' },
    });
    expect([merged.fields['title'], [...merged.conflicts]]).toEqual([
      'Mine',
      [['title', 'Theirs']],
    ]);
  });

  it('loses no variant that one edited while the other removed it', () => {
    const before = { ...base, 'price@a': '1.00', 'price@b': '2.00' };
    const { fields, conflicts } = merge({
      base: before,
      entered: { ...before, 'price@b': '3.00' },
      stored: { ...base, variants: 'a', 'price@a': '1.00' },
    });
    expect([...conflicts]).toEqual([['price@b', '']]);
    expect(fields).toMatchObject({ variants: 'a\nb', 'price@b': '3.00' });
  });

  const version = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd@x'), fc.string());

  it('laws: whoever changed nothing changes nothing; alone, one gets what they entered', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        const idle = merge({ base: a, entered: a, stored: b });
        expect([idle.fields, idle.conflicts.size]).toEqual([b, 0]);
        const alone = merge({ base: a, entered: b, stored: a });
        expect([alone.fields, alone.conflicts.size]).toEqual([b, 0]);
      }),
    );
  });
});
