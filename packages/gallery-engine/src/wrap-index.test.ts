import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapIndex } from './wrap-index';

const count = fc.integer({ min: 1, max: 1000 });
const index = fc.integer({ min: -1_000_000, max: 1_000_000 });

describe('wrapIndex', () => {
  it.each([
    [4, 4, 0],
    [-1, 4, 3],
    [9, 4, 1],
    [11, 4, 3],
    [-6, 4, 2],
    [-6, 5, 4],
    [-14, 5, 1],
    [3, 0, 0],
    [NaN, 4, 0],
    [1.5, 4, 0],
  ])('[4.07b] %s of %s is %s', (index, of, slide) => {
    expect(wrapIndex(index, of)).toBe(slide);
  });

  it('[4.07b] a whole round changes nothing, and every index is a slide', () => {
    fc.assert(
      fc.property(index, count, fc.integer({ min: -50, max: 50 }), (index, of, rounds) => {
        const slide = wrapIndex(index, of);
        expect(wrapIndex(index + rounds * of, of)).toBe(slide);
        expect(slide >= 0 && slide < of && Number.isInteger(slide)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('[4.07b] an index that is a slide stays, and negatives count from the end', () => {
    fc.assert(
      fc.property(count, fc.nat(1000), (of, part) => {
        const index = part % of;
        expect(wrapIndex(index, of)).toBe(index);
        expect(wrapIndex(-1 - index, of)).toBe(of - 1 - index);
      }),
      { numRuns: 1000 },
    );
  });
});
