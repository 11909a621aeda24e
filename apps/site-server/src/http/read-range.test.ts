import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRange } from './read-range';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s of ten bytes', (header, part) => {
  expect(readRange(header, 10)).toEqual(part);
});

it('whatever is asked, a part lies within the file', () => {
  const number = fc.oneof(
    fc.constant(''),
    fc.nat().map(String),
    fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String),
  );
  fc.assert(
    fc.property(number, number, fc.nat({ max: 1_000 }), (first, last, size) => {
      const part = readRange(`bytes=${first}-${last}`, size);
      if (part === undefined || part === 'unsatisfiable') return;
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.start).toBeLessThanOrEqual(part.end);
      expect(part.end).toBeLessThan(size);
    }),
    { numRuns: 2_000 },
  );
});
