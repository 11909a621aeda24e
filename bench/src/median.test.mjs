import fc from 'fast-check';
import { expect, it } from 'vitest';
import { median } from './median.mjs';

it.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('there is no median of nothing', () => {
  expect(() => median([])).toThrow('at least one value');
});

it('as many values lie below the median as above it, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values);
      const below = values.filter((value) => value < middle).length;
      const above = values.filter((value) => value > middle).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
      expect(median(values.toReversed())).toBe(middle);
    }),
    { numRuns: 1_000 },
  );
});
