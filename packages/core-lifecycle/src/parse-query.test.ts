import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query';

const runs = process.env.FRONTAGE_RUNS === 'nightly' ? 1_000_000 : 10_000;

describe('parseQuery', () => {
  it('reads keys and values, with and without the question mark', () => {
    expect([...parseQuery('?a=1&b=two+words&c=%C3%A9')]).toEqual([
      ['a', '1'],
      ['b', 'two words'],
      ['c', 'é'],
    ]);
    expect([...parseQuery('a=1')]).toEqual([['a', '1']]);
  });

  it('takes the first of a repeated key, and an empty value for a key without one', () => {
    expect([...parseQuery('?a=1&a=2&nomotion&&b=')]).toEqual([
      ['a', '1'],
      ['nomotion', ''],
      ['b', ''],
    ]);
  });

  it('leaves what cannot be decoded as it stands', () => {
    expect(parseQuery('?a=%E0%A4%A').get('a')).toBe('%E0%A4%A');
  });

  it('[9.15c] [9.03d] reads 1000 keys by default, or as many as asked', () => {
    const query = Array.from({ length: 1500 }, (_, at) => `k${at}=${at}`).join('&');
    expect(parseQuery(query).size).toBe(1000);
    expect(parseQuery(query).get('k999')).toBe('999');
    expect(parseQuery(query, { maxKeys: 3 }).size).toBe(3);
  });

  it('gives back what was written, whatever the keys are called', () => {
    const pairs = fc.uniqueArray(
      fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
      {
        maxLength: 20,
        selector: ([key]) => key,
      },
    );
    fc.assert(
      fc.property(pairs, (written) => {
        const kept = written.filter(
          ([key, value]) =>
            isWellFormed(key) && isWellFormed(value) && (key !== '' || value !== ''),
        );
        const query = kept
          .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
          .join('&');
        expect([...parseQuery(query)]).toEqual(kept);
      }),
      { numRuns: runs / 10 },
    );
  });

  it('never throws and never touches a prototype', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        parseQuery(`?__proto__=x&${text}`);
        expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
      }),
      { numRuns: runs },
    );
  });
});

function isWellFormed(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
