import { describe, expect, expectTypeOf, it } from 'vitest';
import fc from 'fast-check';
import { createEnumeration } from './enumeration';
import type { EnumerationName } from './enumeration';
import { createNameList } from './name-list';
import { isWithinBounds } from './code-bounds';
import { runs } from './testing/runs';

const sample = createEnumeration({ first: 1, alias: 1, third: 3 });

describe('createEnumeration', () => {
  it('reads both ways, the first name of a shared number winning', () => {
    expect(sample.name(1)).toBe('first');
    expect(sample.number('alias')).toBe(1);
    expect(sample.names).toEqual(['first', 'alias', 'third']);
    expect(sample.numbers).toEqual([1, 3]);
    expect(sample.codes.third).toBe(3);
  });

  it('answers strangers with unknown and undefined', () => {
    for (const stranger of [
      'toString',
      '__proto__',
      'unknown',
      '',
      2,
      null,
      undefined,
      Symbol('x'),
    ]) {
      expect(sample.name(stranger)).toBe('unknown');
      expect(sample.number(stranger)).toBeUndefined();
    }
  });

  it('gives literal types', () => {
    expectTypeOf(sample.number('third')).toEqualTypeOf<3>();
    expectTypeOf(sample.name(1)).toEqualTypeOf<'first' | 'alias' | 'third' | 'unknown'>();
    expectTypeOf<EnumerationName<typeof sample>>().toEqualTypeOf<'first' | 'alias' | 'third'>();
  });

  it('keeps its laws for any table: every number has a name that leads back to it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (table) => {
        const enumeration = createEnumeration(table);
        for (const code of enumeration.numbers)
          expect(enumeration.number(enumeration.name(code))).toBe(code);
        for (const name of enumeration.names) expect(enumeration.number(name)).toBe(table[name]);
      }),
      runs,
    );
  });

  it('never throws, whatever is asked', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        sample.name(value);
        sample.number(value);
      }),
      runs,
    );
  });
});

describe('createNameList', () => {
  const list = createNameList(['image', 'video']);

  it('knows its names and nothing else', () => {
    expect(list.names).toEqual(['image', 'video']);
    expect(list.is('video')).toBe(true);
    expect(list.read('video')).toBe('video');
    for (const stranger of ['Video', '', 'constructor', null, undefined, 1]) {
      expect(list.is(stranger)).toBe(false);
      expect(list.read(stranger)).toBe('unknown');
    }
  });
});

describe('isWithinBounds', () => {
  it('takes whole numbers, both ends included', () => {
    const inside = [1, 2, 3].map((code) => isWithinBounds({ min: 1, max: 3 }, code));
    const outside = [0, 4, 1.5, '2', Number.NaN, Infinity, null].map((code) =>
      isWithinBounds({ min: 1, max: 3 }, code),
    );
    expect(inside).toEqual([true, true, true]);
    expect(outside).not.toContain(true);
  });
});
