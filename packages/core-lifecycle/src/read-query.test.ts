import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostQueryKeys, readQuery } from './read-query';

const long = (count: number) =>
  Array.from({ length: count }, (_, index) => `k${index}=v`).join('&');

describe('readQuery', () => {
  it('[9.15c] [9.03d] reads 1000 parameters unless told otherwise', () => {
    expect(mostQueryKeys).toBe(1_000);
    const query = readQuery(long(1_001));
    expect([query.get('k999'), query.get('k1000')]).toEqual(['v', null]);
    expect([...new URLSearchParams(readQuery(long(1_000)).toString())]).toHaveLength(1_000);
  });

  it('[9.15c] reads as many as wanted', () => {
    expect(readQuery(long(9), 2).toString()).toBe('k0=v&k1=v');
    expect(readQuery(`?${long(2_000)}`, 2_000).get('k1999')).toBe('v');
    expect(readQuery(long(3), 0).toString()).toBe('');
  });

  it('reads a short query as the platform does', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a=&+%2?#é ') }), (query) => {
        expect(readQuery(query).toString()).toBe(new URLSearchParams(query).toString());
      }),
      { numRuns: 10_000 },
    );
  });
});
